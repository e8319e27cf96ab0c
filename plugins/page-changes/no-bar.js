/* The part of the theme that shows its own loading bar; ours is `src/navigation/loadingBar.ts`. */
export default {};
