import type { InquiryGrammar } from './inquiry-grammar.ts';

export const englishInquiry: InquiryGrammar = {
  explainer: {
    opening: [
      '{asked} It sounds like a small question. <Small questions often open the biggest doors.> So let us do what [curious people|good detectives|scientists] do, and begin with looking.',
      '{asked} An answer looked up in a minute is forgotten by [evening|tomorrow]. An answer found step by step is yours to keep. So let us find it step by step.',
      '{asked} Most people wonder about it once and walk on. Let us stay a moment longer, [with open eyes|with a notebook in hand].',
    ],
    look: {
      animal: [
        'First, watch. Find {topic} you may observe from a little distance, quietly and without disturbing. When does it happen? <How often?> What comes just before, and what comes just after?',
        'The best teachers here are {topic}. Watch them calmly, at different times of the day, and write down what you see. <Who is nearby?> What has just changed? Does it look the same every time?',
      ],
      thing: [
        'First, look closely. If you safely can, take {topic} in hand, or find a sharp photograph. What does it look like from very near? What stays the same when you wait an hour, and what does not?',
        'Put {topic} in front of you, really or in a good picture. <Draw it, even badly: a pencil notices what the eye skips.> Which detail surprises you? Which one did you expect?',
      ],
      place: [
        'First, look from afar. Find {topic} in a photograph or, where it is safe, with your own eyes. What lies around it? What moves, and what has stood still for a long time?',
        'Begin with a picture of {topic} and cover all but a corner with your hand. What do you see there? <Move the hand slowly.> Every new corner is a new clue.',
      ],
      idea: [
        'First, look around. Where does {topic} turn up in an ordinary day? Keep a list for a week: the time, the place, and what happened just before. <Patterns like to hide in plain lists.>',
        'Begin with an example. Where have you met {topic} yourself, and what did you notice first? One real example on paper is worth more than ten big words.',
      ],
    },
    sharpen: [
      'Now cut the big question into smaller ones. Is it always so, or only sometimes? <Is it so everywhere?> What would have to change for it not to happen at all?',
      'A good question has edges. Who would say yes, and who would say no? What could be measured, and with what? <Which part of it could a child test in an afternoon?>',
    ],
    check: [
      'Then make a guess and write it down before you look anything up. Ask two sources that do not copy each other: a book, and somebody who works with {topic}. Where both agree, you can begin to trust.',
      'Collect three possible answers, even odd ones. For each, ask: what would I see if this were true? Then look for exactly that, in a library, in a museum, or with an expert on {topic}.',
    ],
    share: [
      'When you have found out, explain it to somebody in three sentences. If they understand, so do you. And if a new question comes up, good: that is how it goes on.',
      'In the end, put your answer next to your first guess. What changed your mind? <Tell that story too, because it is the most useful part, and then ask the next question.>',
    ],
  },
  news: {
    opening: [
      'The subject of this report: {idea}. Before we repeat a headline, we ask what stands behind it. <Five questions help, and they work for every piece of news.>',
      'This report is about one line: {idea}. A line is not yet news. It becomes news when we know who says it, how they know, and what it changes.',
    ],
    look: [
      'What exactly is said, and what is only understood? Read the line again, word by word. Who acts? Where? Which numbers are given, and which are missing?',
      'Begin with the plain facts of the message. What happened, to whom, and in which place? If one of these is missing, the report is not finished yet.',
    ],
    sharpen: [
      'Who is the source? Were they present, do they quote somebody, or do they expect something? A name, a date and a document weigh more than any number of shares.',
      'Who gains if we believe it, and who loses? That does not make it false. It tells us where to look twice.',
    ],
    check: [
      'Look for a second report that does not copy the first. Compare the details: do times, places and figures agree? <Where they differ, say so openly.>',
      'Ask those who are affected, and ask somebody who sees it differently. Then look for the original: the speech, the study, the decision itself.',
    ],
    share: [
      'Until then, we report it as open. A careful sentence can wait for an hour. A wrong one travels for years.',
      'What is known goes into the first sentence. What is not known goes into the second. Whoever reads both is well informed.',
    ],
  },
  titles: {
    opening: ['One good question', 'The question'],
    look: ['Look first', 'Watch closely'],
    sharpen: ['In smaller pieces', 'Sharper questions'],
    check: ['Guess, then check', 'Three possible answers'],
    share: ['Tell somebody', 'What changed your mind?'],
  },
  newsTitles: {
    opening: ['Behind the headline', 'What is being said'],
    look: ['The plain facts', 'Word by word'],
    sharpen: ['Who says so?', 'The source'],
    check: ['A second report', 'Asking both sides'],
    share: ['What stays open', 'Known and unknown'],
  },
};
