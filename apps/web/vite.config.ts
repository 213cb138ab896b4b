import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The web app. Built to `dist/` with a manifest, so that bundle budgets can be checked by machine. */
export default defineConfig({
  plugins: [react(), tailwind()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // A data: URL would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
  },
});
