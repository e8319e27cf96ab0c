/** The site has no announcement bar; without this the theme's stands in the bundle of every page. */
export default function AnnouncementBar() {
  return null;
}
