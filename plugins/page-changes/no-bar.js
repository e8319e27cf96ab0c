/* The part of the theme that shows its own loading bar; ours is `src/features/navigation/loadingBar.ts`. */
export default {};
