import type zh from '@site/i18n/zh-CN/copy/viewer';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  label: 'Viewer',
  close: 'Close',
  zoom: 'Zoom in or out',
  previous: 'Previous',
  next: 'Next',
  newTab: 'Open in a new tab',
  loading: 'Opening…',
  failures: {
    unknown: 'Something Went Wrong, Please Try Again Later',
    image: 'Image Not Found',
    element: 'HTML Element Not Found',
    notFound: 'Error Loading AJAX : Not Found',
    forbidden: 'Error Loading AJAX : Forbidden',
    page: 'Error Loading Page',
    frame: 'Error Loading iFrame',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
