import copy from '@copy/service-request';
import ServiceForm from '@edition/ServiceForm';
import {Breadcrumbs} from '@site/src/components/ui/Breadcrumbs';
import {FormPage} from '@site/src/templates/FormPage';

export default function ServiceRequest() {
  return (
    <FormPage copy={copy} crumbs={<Breadcrumbs route="support.serviceRequest" />}>
      <ServiceForm />
    </FormPage>
  );
}
