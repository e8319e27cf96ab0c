// The configuration of Starlight's own template.
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  integrations: [
    starlight({
      title: 'My Docs',
      social: [{icon: 'github', label: 'GitHub', href: 'https://github.com/withastro/starlight'}],
      sidebar: [
        {label: 'Guides', items: [{label: 'Example Guide', slug: 'guides/example'}]},
        {label: 'Reference', autogenerate: {directory: 'reference'}},
      ],
    }),
  ],
});
