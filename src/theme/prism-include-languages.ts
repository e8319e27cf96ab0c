/** Nothing to include: commands in articles are not highlighted (see CodeBlock). */
export default function prismIncludeLanguages(): void {}
