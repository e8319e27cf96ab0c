/** The site has no announcement bar; this keeps the theme's out of the bundle. */
export default function AnnouncementBar() {
  return null;
}
