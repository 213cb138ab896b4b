import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The web app. Built to `dist/` with a manifest, so that bundle budgets can be checked by machine. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    copyPublicDir: isSsrBuild !== true,
    target: 'es2023',
    // A data: URL would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Parts that pages share are named after all of them by default, in every list of parts.
        chunkFileNames: ({ name }) =>
          name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: isSsrBuild !== true && {
          // On a slow line every file costs a round trip: what every page starts with is one file, and what several
          // pages share comes in few.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 3_000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));
