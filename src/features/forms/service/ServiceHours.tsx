import copy from '@copy/forms/service';
import shell from '@copy/shell';
import {useContact} from '@site/src/site/contact';

/** When engineers work and how to reach one at once, beside the reference of a request that was sent. */
export function ServiceHours({reference}: {readonly reference: string}) {
  const {phone, phoneHref, phoneIsDemo, hours} = useContact();
  return (
    <p>
      {copy.hours(shell.footer.hours(hours.from, hours.to))}
      {phone && phoneHref && (
        <>
          {' '}
          {copy.urgent}
          <b>{reference}</b> <a href={phoneHref}>{phone}</a>
          {phoneIsDemo && shell.footer.demo}
        </>
      )}
    </p>
  );
}
