import { describe, expect, it } from 'vitest';
import { openLexicon } from '../lexicon/lexicon.ts';
import { openEnglishVerbs } from './english-verbs.ts';
import { readPremise } from './read-premise.ts';

describe('readPremise', () => {
  const lexicon = openLexicon();
  const knowledge = { lexicon, englishVerbs: openEnglishVerbs(lexicon) };

  it.each([
    ['en', 'A fox who learns to paint', 'fox', 'paint'],
    ['en', 'Two brothers build a boat', 'two brothers', 'build a boat'],
    ['en', 'A boy who runs after the last train of summer', 'boy', 'run after the last train of summer'],
    ['en', 'A girl who sings after the rain', 'girl', 'sing'],
    [
      'fr',
      "Un garçon qui court après le dernier train de l'été",
      'garçon',
      "courir après le dernier train de l'été",
    ],
    [
      'en',
      'A girl and a sea captain find a map and sail to a hidden island',
      'girl and a sea captain',
      'find a map and sail to a hidden island',
    ],
    ['en', 'A cat and a dog play in the garden', 'cat and a dog', 'play in the garden'],
    ['en', 'The king and his daughter build a flying ship', 'king and his daughter', 'build a flying ship'],
    ['en', 'A boy and a robot learn to dance', 'boy and a robot', 'dance'],
    ['en', 'Ninja cats defend the village', 'ninja cats', 'defend the village'],
    ['en', 'A dragon guards the last library', 'dragon', 'guard the last library'],
    ['en', 'A young witch teaches her cat to speak', 'young witch', 'teach her cat to speak'],
    [
      'en',
      'Two brothers and the secret of the old house',
      'two brothers',
      'discover the secret of the old house',
    ],
    ['en', 'Mia and the magic paintbrush', 'Mia', 'discover the magic paintbrush'],
    ['en', 'A day in the life of a bee', 'bee', undefined],
    ['en', 'Leo the lion is afraid of mice', 'Leo the lion', 'stop being afraid of mice'],
    ['en', 'A lonely robot on Mars', 'lonely robot', undefined],
    ['en', 'Grandpa teaches me to fish', 'Grandpa', 'teach me to fish'],
    ['en', 'A detective cat and the missing cheese', 'detective cat', 'find the missing cheese'],
    ['en', "Grandma's secret recipe", 'curious girl', "find her grandma's secret recipe"],
    ['en', 'The lost city of Atlantis', 'curious girl', 'find the lost city of Atlantis'],
    ['en', 'The lost penguin', 'lost penguin', undefined],
    ['fr', "La lune s'endort", 'lune', 's’endormir'],
    ['it', 'La luna si addormenta', 'luna', 'addormentarsi'],
    ['es', 'La luna se duerme', 'luna', 'dormirse'],
    ['hi', 'चाँद सो जाता है', 'चाँद', 'सो जाना'],
    ['hi', 'दो भाई एक नाव बनाते हैं', 'दो भाई', 'एक नाव बनाना'],
    ['en', 'A dog who waits for his owner', 'dog', 'see his owner again'],
    [
      'fr',
      'La recette secrète de grand-mère',
      'fillette curieuse',
      'trouver la recette secrète de grand-mère',
    ],
    ['it', 'La ricetta segreta della nonna', 'bambina curiosa', 'trovare la ricetta segreta della nonna'],
    ['es', 'El tesoro escondido', 'niña curiosa', 'encontrar el tesoro escondido'],
    ['hi', 'दादी की गुप्त रेसिपी', 'जिज्ञासु लड़की', 'दादी की गुप्त रेसिपी ढूँढना'],
    ['ja', '海を見たいやかん', 'やかん', '海を見る'],
    ['ja', 'おばあちゃんの秘密のレシピ', '好奇心いっぱいの女の子', 'おばあちゃんの秘密のレシピを見つける'],
    ['en', 'The tortoise and the hare', 'tortoise', 'make friends with the hare'],
    ['en', 'The keeper and the lost whale', 'keeper', 'help the lost whale find the way home'],
    ['fr', 'Une petite abeille cherche une fleur', 'petite abeille', 'trouver une fleur'],
    ['fr', 'Une fille cherche la clé du grenier', 'fille', 'retrouver la clé du grenier'],
    ['it', 'Un orso che cerca il suo miele', 'orso', 'ritrovare il suo miele'],
    ['it', "Un'ape che cerca un fiore", 'ape', 'trovare un fiore'],
    ['fr', 'Deux sœurs perdent leur chat', 'Deux sœurs', 'retrouver leur chat'],
    ['fr', 'Un petit garçon construit une fusée', 'petit garçon', 'construire une fusée'],
    ['it', 'Una lumaca che vuole vedere il mare', 'lumaca', 'vedere il mare'],
    ['it', 'Un robot coltiva un giardino', 'robot', 'coltivare un giardino'],
    ['it', 'Due amici costruiscono una barca', 'Due amici', 'costruire una barca'],
    ['es', 'Una niña busca a su perro', 'niña', 'encontrar a su perro'],
    ['es', 'Dos hermanos construyen un barco', 'Dos hermanos', 'construir un barco'],
    ['en', 'A baker who dreams of travelling', 'baker', 'travel'],
    ['en', 'A nurse who dreams of being a singer', 'nurse', 'be a singer'],
    ['en', 'A girl who dreams of skating', 'girl', 'skate'],
    ['en', 'A grandmother who insists on learning to swim', 'grandmother', 'swim'],
    ['en', 'A cat who is tired of sleeping', 'cat', 'stop sleeping'],
    ['en', 'A snail who keeps losing races', 'snail', 'stop losing races'],
    ['en', 'A knight who refuses to fight', 'knight', 'stop fighting'],
    ['en', 'An old sailor who misses the sea', 'old sailor', 'see the sea again'],
    ['en', 'A clown who forgot how to laugh', 'clown', 'laugh'],
    ['en', 'A bear cub who gets lost in the woods', 'bear cub', 'find the way home'],
    ['fr', 'Un louveteau qui se perd dans la forêt', 'louveteau', 'retrouver le chemin de la maison'],
    ['fr', 'Un chat qui est fatigué de dormir', 'chat', 'arrêter de dormir'],
    ['it', 'Un robot che si innamora di un fiore', 'robot', 'innamorarsi di un fiore'],
    ['it', 'Una strega che dimentica gli incantesimi', 'strega', 'ritrovare gli incantesimi'],
    ['es', 'Un robot que se enamora de una flor', 'robot', 'enamorarse de una flor'],
    ['es', 'Un payaso que olvidó cómo reír', 'payaso', 'reír'],
    ['es', 'Un patito que tiene hermanos grandes', 'patito', 'tener hermanos grandes'],
    ['hi', 'एक बेकर जो यात्रा का सपना देखता है', 'बेकर', 'यात्रा करना'],
    ['hi', 'एक बिल्ली जो सोने से थक गई है', 'बिल्ली', 'सोना बंद करना'],
    ['hi', 'एक राजा जो सो नहीं पाता', 'राजा', 'सोना'],
    ['hi', 'एक डाकिया जो चिट्ठी खो देता है', 'डाकिया', 'चिट्ठी ढूँढना'],
    ['hi', 'एक नाविक जिसे समुद्र की याद आती है', 'नाविक', 'समुद्र फिर से देखना'],
    ['fr', 'Un roi qui n’arrive plus à dormir', 'roi', 'dormir'],
    ['fr', 'Un arbre qui se sent seul', 'arbre', 'se faire un ami'],
    ['it', 'Una nuvola che si rifiuta di piovere', 'nuvola', 'piovere'],
    ['ja', 'ひとりぼっちの木', 'ひとりぼっちの木', undefined],
    ['ja', '雨を降らせたくない雲', '雲', undefined],
    ['ja', '小さなパン屋が旅を夢見る', '小さなパン屋', '旅をする'],
    ['ja', '子ギツネが海を見たいと願う', '子ギツネ', '海を見る'],
    ['en', 'A dog who wants to learn to swim', 'dog', 'swim'],
    ['fr', 'Un enfant qui veut apprendre à nager', 'enfant', 'nager'],
    ['it', 'Un gatto che vuole imparare a nuotare', 'gatto', 'nuotare'],
    ['es', 'Un perro que quiere aprender a nadar', 'perro', 'nadar'],
    ['hi', 'एक कुत्ता जो तैरना सीखना चाहता है', 'कुत्ता', 'तैरना'],
    ['hi', 'एक रोबोट जो अँधेरे से डरता है', 'रोबोट', 'अँधेरे से न डरना'],
    ['ja', '暗闇を怖がるロボット', 'ロボット', '暗闇を怖がらなくなる'],
    ['en', 'A bear who searches for a lost star', 'bear', 'find a lost star'],
    ['hi', 'चाँद पर जाने वाला एक छोटा हाथी', 'छोटा हाथी', 'चाँद पर जाना'],
  ] as const)('OUT-04 reads hero and wish of %s: %s', (...[code, prompt, hero, action]) => {
    const premise = readPremise(prompt, code, knowledge);
    expect([premise.hero?.phrase, premise.action]).toEqual([hero, action]);
  });

  it.each([
    [
      'en',
      "How a lighthouse keeper's daughter befriended a storm",
      "lighthouse keeper's daughter",
      'befriend a storm',
    ],
    ['en', "The weaver's twin sons build a kite", "the weaver's twin sons", 'build a kite'],
    ['en', 'How Mia found her voice', 'Mia', 'find her voice'],
    ['en', 'Tom lost his hat', 'Tom', 'find his hat'],
    ['fr', 'La fille du gardien de phare et la tempête', 'fille du gardien de phare', 'découvrir la tempête'],
    [
      'fr',
      "Comment la fille du gardien de phare est devenue l'amie d'une tempête",
      'fille du gardien de phare',
      "devenir l'amie d'une tempête",
    ],
    [
      'it',
      'Come la figlia del guardiano del faro fece amicizia con una tempesta',
      'figlia del guardiano del faro',
      'fare amicizia con una tempesta',
    ],
    [
      'it',
      'La figlia del guardiano del faro e la tempesta',
      'figlia del guardiano del faro',
      'scoprire la tempesta',
    ],
    [
      'es',
      'Cómo la hija del farero se hizo amiga de una tormenta',
      'hija del farero',
      'hacerse amiga de una tormenta',
    ],
    ['es', 'La hija del farero y la tormenta', 'hija del farero', 'descubrir la tormenta'],
    ['hi', 'दीपस्तंभ रखवाले की बेटी और तूफ़ान', 'दीपस्तंभ रखवाले की बेटी', 'तूफ़ान का राज़ जानना'],
    ['hi', 'दीपस्तंभ रखवाले की बेटी ने तूफ़ान से दोस्ती कैसे की', 'दीपस्तंभ रखवाले की बेटी', 'तूफ़ान से दोस्ती करना'],
    ['ja', '海を見たいカメ', 'カメ', '海を見る'],
    ['ja', '灯台守の娘と嵐', '灯台守の娘', '嵐のひみつを知る'],
    ['ja', '灯台守の娘が嵐と友だちになる', '灯台守の娘', '嵐と友だちになる'],
  ] as const)('WORD-04 names a hero by the role, of %s: %s', (...[code, prompt, hero, action]) => {
    const premise = readPremise(prompt, code, knowledge);
    expect([premise.hero?.phrase, premise.action]).toEqual([hero, action]);
  });

  it.each([
    ['en', 'The lost whale'],
    ['fr', 'Une petite fille perdue'],
    ['it', 'Una bambina curiosa'],
    ['es', 'Una niña pequeña'],
  ] as const)('takes no adjective for a verb in %s: %s', (code, prompt) => {
    expect(readPremise(prompt, code, knowledge).action).toBeUndefined();
  });
});
