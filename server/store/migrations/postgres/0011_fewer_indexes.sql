-- Every index is more work for each lead. Leads of one contact are few, so duplicates are found among those; sweeps read the few
-- minutes of codes whole.
DROP INDEX leads_dedupe;
DROP INDEX codes_expiry;
DROP INDEX code_holders_expiry;
