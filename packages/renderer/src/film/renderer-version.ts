/**
 * Part of every key under which rendered pieces are kept: raise it with every change of pixels, timing or encoder
 * settings, so that no film mixes old and new segments.
 */
export const rendererVersion = '25';
