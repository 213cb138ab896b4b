/**
 * What somebody in a story is told to have done, and can be seen doing: act or posture | English | Hindi | French | Italian |
 * Spanish | Japanese. Narrations tell in the past, and name what is done before who it is done by.
 */
export const toldActWords = `
paint|painted,took all the colours|रंगा,रंगी,चित्र बनाया|peignit,a peint|dipinse|pintó|描き,描い
plant|dug,put a hundred seeds,sowed,planted|बोया,बोए,बो दिए|planta,sema,mit en terre|piantò,seminò|plantó,sembró|植え,まき
water|watered|पानी दिया,सींचा|arrosa|annaffiò|regó|水をやり
climb|climbed|चढ़ा,चढ़ी,चढ़े|grimpa,escalada|si arrampicò,scalò|trepó,escaló|登っ
`;
