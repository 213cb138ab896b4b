/**
 * Part of every moving segment's key beside the renderer's own version: raise it with every change of how the built-in
 * models stage pictures (layers, depths, cameras, people), so that no film mixes old and new segments.
 */
export const stagingVersion = '24';
