import { describe, expect, it } from 'vitest';
import { answerFirst } from './answer-first.ts';
import { stepAsked } from './step-questions.ts';

describe('what is asked before a step', () => {
  it.each([
    ['en', 'After two hours, knead the dough.', 'How long do I wait?'],
    ['fr', 'On verse le gravier au fond du pot.', 'Que met-on au fond ?'],
    ['it', 'Si versa un secondo strato di terra.', 'E sopra che cosa ci va?'],
    ['es', 'Se calienta el aceite a 45 °C.', '¿A qué temperatura?'],
    ['hi', 'दो दिन बाद मिश्रण को छान लें।', 'कितनी देर रुकना होगा?'],
    ['ja', '鉢の底に小石を敷きます。', '底には何を敷くのでしょうか？'],
    ['en', 'Cut the paper in half.', 'And what do I do next?'],
  ] as const)('asks for what is new in it: %s, %s', (code, told, question) => {
    expect(stepAsked(told, new Set(), code)).toBe(question);
  });

  it('is never asked twice', () => {
    const said = new Set<string>();
    const asked = Array.from({ length: 4 }, () => stepAsked('Cut the paper.', said, 'en'));
    expect(new Set(asked).size).toBe(4);
  });
});

describe('an answer', () => {
  it.each([
    ['en', ['What is glass?', 'Glass is a hard material.'], 'A hard material.'],
    ['en', ['What keeps the rain off?', 'A lid keeps the rain off.'], 'A lid.'],
    ['fr', ['Qu’est-ce que le verre ?', 'Le verre est une matière dure.'], 'Une matière dure.'],
    ['it', ['E il compressore?', 'Il compressore aspira il vapore.'], 'Aspira il vapore.'],
    ['es', ['¿Y la masa?', 'La masa varía mucho.'], 'Varía mucho.'],
    ['ja', ['ガラスとは何でしょうか？', 'ガラスは硬い物質です。'], '硬い物質です。'],
  ] as const)('leaves out what the question has said: %s, %s', (code, [question, told], answer) => {
    expect(answerFirst(question, told, code)).toBe(answer);
  });

  it.each([
    ['it', 'E la strozzatura?', 'La strozzatura lunga è un tubo.'],
    ['es', '¿Y la masa?', 'La masa y la edad varían.'],
    ['en', 'And the condenser?', 'The condenser gives off heat.'],
  ] as const)('stays whole where its rest would not stand alone: %s, %s', (code, question, told) => {
    expect(answerFirst(question, told, code)).toBe(told);
  });
});
