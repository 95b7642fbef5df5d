import { reactRouter } from '@react-router/dev/vite'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import { cityKeys } from './app/cities/cities.ts'
import { noticesFile } from './app/site/site.ts'
import { shortClassNames } from './tools/build/class-names.ts'
import { inlineScript } from './tools/build/inline-script-plugin.ts'
import { onePictureAModule } from './tools/build/one-picture-a-module.ts'
import { editorInDevelopment } from './tools/edit/editor-plugin.ts'
import { mailboxInDevelopment } from './tools/preview/mailbox-plugin.ts'

/**
 * The framework in two files, what at least two entries share of the site in another, each city's
 * profile with its pictures in one, and the pictures that several pages name in one: a page then starts
 * with 10 to 17 files (figures in docs/decisions/002), and each file costs a millisecond of the page's
 * thread. Left out is what carries the styles or the words of some pages only: they would stand in
 * every page.
 */
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
    { name: 'router', test: /node_modules[\\/](react-router|cookie)[\\/]/, priority: 2 },
    {
      name: 'house',
      test: /[\\/]app[\\/](?!pages|sections[\\/](?!social-links)|inquiry|pictures[\\/](?!.*=aboutHero)|components[\\/]button)/,
      minShareCount: 2,
      priority: 1,
    },
    { name: 'pictures', test: /[\\/]app[\\/]pictures[\\/](?!.*Hero|element).*=/, minShareCount: 2 },
    ...cityKeys.map((city) => ({
      name: city,
      test: new RegExp(
        `[\\\\/]app[\\\\/](cities[\\\\/]${city}[\\\\/]profile\\.ts|pictures[\\\\/]${city}\\.ts.picture)`,
      ),
    })),
  ],
}

export default defineConfig(({ command, isPreview }) => ({
  plugins: [
    inlineScript(),
    onePictureAModule(),
    mailboxInDevelopment(),
    editorInDevelopment(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  css: {
    // Nothing uses `light-dark()`; its help for older browsers would stand in every page.
    lightningcss: { exclude: Features.LightDark },
    modules:
      command === 'build' ? { generateScopedName: shortClassNames(import.meta.dirname) } : {},
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // The checks on the built files weigh them as they are sent (tests/site).
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        license: { fileName: noticesFile.slice(1) },
        rolldownOptions: { output: { codeSplitting } },
      },
    },
  },
  // A build renders its pages through a preview, which would watch every file that it writes.
  server: { host: '127.0.0.1', watch: isPreview ? null : undefined },
}))
