/** Roots that change in the participle: किया is of करना. */
const irregular: Readonly<Record<string, string>> = {
  किया: 'करें',
  की: 'करें',
  किए: 'करें',
  किये: 'करें',
  दिया: 'दें',
  दी: 'दें',
  दिए: 'दें',
  लिया: 'लें',
  ली: 'लें',
  लिए: 'लें',
};
/** What is said, thought or seen is no deed. */
const noDeeds = /^(?:कह|मान|जान|पाय|पाई|समझ|देख|बोल|पुकार|सुन)/u;
const passive = /(?<participle>[\p{L}\p{M}]+)\s(?:जाता|जाती|जाते) (?:है|हैं)(?=[।,]|\sऔर\s|$)/gu;

/** 'मिट्टी मिलाई जाती है' is 'मिट्टी मिलाएँ'; undefined where nothing is done. */
export function instructInHindi(sentence: string): string | undefined {
  let isSure = true;
  const told = sentence.replace(passive, (whole, participle: string) => {
    const act = actOf(participle);
    isSure &&= act !== undefined;
    return act ?? whole;
  });
  return isSure && told !== sentence ? told : undefined;
}

function actOf(participle: string): string | undefined {
  const known = irregular[participle];
  if (known !== undefined || noDeeds.test(participle)) {
    return known;
  }
  const [, long] = /^(.+ा)(?:या|ई|ए|यी|ये)$/u.exec(participle) ?? [];
  if (long !== undefined) {
    return `${long}एँ`;
  }
  const [, root] = /^(.{2,})[ाीे]$/u.exec(participle) ?? [];
  return root === undefined ? undefined : `${root}ें`;
}
