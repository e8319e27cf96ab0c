/** Titles of the teaching videos in `src/content/videos.ts`, and what each shows. */
const copy: Record<string, {readonly title: string; readonly text: string}> = {};

export default copy;
