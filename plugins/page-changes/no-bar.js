/* The part of the theme that shows its own loading bar; ours is `src/components/ui/loadingBar.ts`. */
export default {};
