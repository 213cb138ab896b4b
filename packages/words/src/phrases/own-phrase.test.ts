import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../language/language-code.ts';
import { isOwnPhrase } from './own-phrase.ts';

/** A phrase between bars in its sentence. */
function isOwn(code: LanguageCode, marked: string): boolean {
  const [before = '', text = '', after = ''] = marked.split('|');
  return isOwnPhrase({ text, before, after, code });
}

describe('a part of a sentence that says by itself what it says there', () => {
  it.each([
    ['en', '|The heat does not return after turning| and the smell is earthy.'],
    ['fr', 'En 1863, |le métro de Londres ouvrit|.'],
    ['fr', 'Puis |George Westinghouse inventa le frein|.'],
    ['fr', '|Denis Papin construisit un digesteur|, puis un bateau.'],
    ['it', 'Quando i venti soffiano, |la nube raggiunge le rotte e la pista|.'],
    ['it', '|Il materiale aspirato si scioglie|, aderisce alle palette e spegne il motore.'],
    ['it', '|Alessandro Volta descrisse la pila|.'],
    ['es', 'Unió el polvo y |vendió así las primeras tabletas para comer|.'],
    ['es', 'Los pueblos lo bebían, y |empleaban las semillas como moneda|.'],
    ['hi', '|पृथ्वी का बाहरी कठोर आवरण|, जिसे स्थलमण्डल कहते हैं, बँटा हुआ है।'],
    ['hi', '|विदारण की लम्बाई जितनी अधिक होती है, भूकम्प उतना ही बड़ा होता है|।'],
    ['ja', '緑茶は、|酸化させずに製造した茶|です。'],
  ] as const)('%s: %s', (code, marked) => {
    expect(isOwn(code, marked)).toBe(true);
  });

  it.each([
    // Of something that is not there.
    ['fr', 'Le métro de Londres, |ouvert à la vapeur en 1863|, reçut une ligne.'],
    ['fr', 'La pluie, |rendue légèrement acide par le gaz carbonique|, arrache des ions.'],
    ['fr', 'George Stephenson, mécanicien, |construisit en 1814 sa première locomotive|.'],
    ['it', 'Percorre un circuito, |passando per quattro componenti|.'],
    ['it', 'È un tubo capillare, |lungo e sottilissimo|.'],
    ['es', 'El cetáceo, |dado a conocer en 2023|, pesaba menos.'],
    ['hi', 'मार्कोनी को, |जिन्होंने 1896 में आवेदन किया|।'],
    ['hi', 'वे खिसकती हैं, |जो नाखूनों के बढ़ने की दर के बराबर है|।'],
    ['ja', '茶葉、|またはそれを湯で抽出した飲料|です。'],
    ['ja', '葉と芽を、|よく揉み|、乾燥します。'],
    // Halves of a list, a name, a correlation.
    ['fr', 'Elle attaque les feldspaths, |les calcaires et d’autres minéraux|.'],
    ['en', 'They are told by their rough backs, |squat bodies and life on land|.'],
    ['es', 'La firma de Bristol, |unió polvo|, azúcar y manteca.'],
    ['es', 'En |una tumba de Río| Azul apareció.'],
    ['hi', '|विदारण की लम्बाई जितनी अधिक होती है|, भूकम्प उतना ही बड़ा होता है।'],
    ['fr', '|Le Japon inaugura en 1964|, entre Tokyo et Osaka, une ligne nouvelle.'],
    ['es', '|Consta que una delegación de mayas|, conducida por dominicos, ofreció chocolate.'],
    ['ja', '長く続いたときに限って、|病変が成立します|。'],
    // Where and when.
    ['it', 'Erutta, |nella Sicilia orientale|.'],
    ['fr', '|D’abord de bois|, puis de fonte.'],
  ] as const)('is none in %s: %s', (code, marked) => {
    expect(isOwn(code, marked)).toBe(false);
  });
});
