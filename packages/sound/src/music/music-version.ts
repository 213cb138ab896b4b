/** Raised with every change that is heard: music that was kept is of a version. */
export const musicVersion = '1';
