import type { ActSigns } from './shown-act.ts';

export const frenchActSigns: ActSigns = {
  run: {
    habit: '{he} ne tenait jamais en place, pas même [au petit déjeuner|au souper|pendant les histoires].',
    longing: 'La nuit, en rêve, {he} courait, courait, sans jamais perdre le souffle.',
  },
  chase: {
    habit: "{he} reconnaissait au bruit ce qui venait, bien avant qu'on le voie.",
    longing: '{he} se tenait chaque jour au tournant, et chaque fois, tout était fini trop tôt.',
  },
  surf: {
    habit: '{he} devinait la marée au bruit, même dans un demi-sommeil.',
    longing: 'À marée basse, {he} montait sur une planche, dans le sable, et attendait une vague.',
  },
  swim: {
    habit: "{he} descendait chaque jour jusqu'à l'eau, et n'y trempait jamais qu'un orteil.",
    longing: "La nuit, en rêve, l'eau était tiède et légère comme l'air.",
  },
  sail: {
    habit: "{he} lisait dans les nuages d'où viendrait le vent du lendemain.",
    longing: "Dans chaque flaque, {he} posait une feuille, et soufflait jusqu'à l'autre rive.",
  },
  fly: {
    habit: '{he} regardait toujours en l’air, et se cognait [partout|aux arbres].',
    longing: 'Par grand vent, {he} se mettait sur la pointe des pieds, à tout hasard.',
  },
  climb: {
    habit: '{he} grimpait sur tout ce qui ne bougeait pas : clôtures, cabanes et, un jour, une vache.',
    longing: 'Chaque matin, {he} regardait d’abord si le sommet était encore là.',
  },
  dance: {
    habit: '{he} battait la mesure [à chaque averse|à chaque coup de marteau].',
    longing: 'Quand personne ne regardait, {he} faisait un tour sur place, très vite.',
  },
  fish: {
    habit: "{he} pouvait regarder l'eau [toute une matinée|tout un après-midi].",
    longing: 'La nuit, {he} rêvait de quelque chose d’argenté, qui filait toujours.',
  },
  befriend: {
    habit: "{he} [remarquait|voyait|entendait] tout, et n'en disait presque rien.",
    longing: "{he} s'exerçait à dire bonjour à [un arbre|une pierre|la pluie], d'abord fort, puis tout bas.",
  },
  brave: {
    habit: "{he} savait presque tout faire, et parlait de tout, sauf d'une chose.",
    longing: "{he} comptait jusqu'à [dix|vingt|sept] avant de se lancer, puis recomptait.",
  },
  find: {
    habit: '{he} retournait [chaque pierre|chaque feuille] en chemin, à tout hasard.',
    longing: "La nuit, {he} passait en pensée d'un endroit à l'autre, sans en oublier un seul.",
  },
  see: {
    habit: "{he} se tenait presque toujours là d'où l'on voit le plus loin.",
    longing: '{he} interrogeait tous ceux qui venaient de loin, et retenait chaque mot.',
  },
  go: {
    habit: "{he} connaissait tous les [chemins|sentiers], et l'endroit où chacun [s'arrête|finit].",
    longing:
      '[Trois|Quatre|Cinq] fois, {he} partit en secret, et chaque fois fit demi-tour au premier tournant.',
  },
  sleep: {
    habit: 'La nuit, quand tout se taisait, {he} connaissait le moindre bruit.',
    longing: '{he} essaya sur le côté gauche, sur le côté droit, et la tête en bas.',
  },
  save: {
    habit: '{he} ne passait jamais près d’un scarabée sur le dos sans le retourner.',
    longing: '{he} y allait chaque soir, et chaque soir, cela allait un peu plus mal.',
  },
  solve: {
    habit: '{he} remarquait tout : une miette de trop, ou une porte ouverte qui aurait dû être fermée.',
    longing: 'Cette nuit-là, {he} compta tous ceux qui étaient venus, et recompta.',
  },
  deliver: {
    habit: "{he} n'avait jamais rien perdu de ce qu'on lui confiait, pas même un bouton.",
    longing: 'La nuit, {he} faisait tout le chemin en pensée, de porte en porte.',
  },
  become: {
    habit: '{he} regardait de près comment font les autres, et retenait tout.',
    longing: 'Le soir, {he} essayait des chapeaux, et saluait [la lune|le tonneau].',
  },
  laugh: {
    habit: "{he} faisait tout comme il faut, et toujours à l'heure.",
    longing:
      "Chaque matin, {he} se regardait dans [le miroir|l'eau], pour voir si c'était venu pendant la nuit.",
  },
};
