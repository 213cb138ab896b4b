import { wordSet } from '@kinora/words';
import type { LatinWords } from './latin-words.ts';

export const englishWords: LatinWords = {
  frame:
    /^(?:please )?(?:(?:tell|write|make|create|give)(?: me| us)? )?(?:(?:a|an|the) )?(?:(?:short|little|true|real|animated) )*(?:story|tale|film|movie|video|documentary|report|account)(?: (?:of|about|on)\b)?:? |^(?:please )?(?:explain |describe )?the (?:causes?|reasons?|consequences|effects|importance) (?:of|for) /iu,
  history: /^(?:(?:a|the) )?(?:(?:short|brief|complete) )?history of /iu,
  clauseFrame:
    /^(?:the (?:day|night|morning|moment|hour|year|summer|winter|story of how|true story of how)(?: that| when| on which)?|how|when) /iu,
  indefinite: wordSet('a an'),
  definite: wordSet('the this that'),
  own: wordSet('my our his her its their your one two three four five six seven some several'),
  of: wordSet('of'),
  prepositions: wordSet(
    'of in on at to from for with without by between against across over under round around through during after before into onto about towards near off until since as and or',
  ),
  relatives: wordSet('who that which whose where'),
  events: wordSet(
    `revolution revolutions uprising uprisings rebellion mutiny independence partition reunification abolition emancipation
     assassination coronation inauguration eruption earthquake tsunami hurricane pandemic epidemic famine armistice treaty
     holocaust genocide massacre renaissance reformation restoration landing landings moonwalk moonshot crusade crusades
     blockade airlift apartheid referendum plebiscite olympics apollo mission missions mayflower dictatorship annexation
     colonisation colonization evacuation deportation armada d-day depression circumnavigation`,
  ),
  makings: wordSet(
    `invention discovery building construction opening sinking founding foundation domestication abdication unification
     creation conquest exploration liberation occupation signing birth end beginning rise origin origins execution
     excavation decline collapse explosion launch introduction`,
  ),
  conflicts: wordSet(
    `war wars battle fall siege fire flood plague crash wreck shipwreck trial strike march race expedition crisis crossing
     bombing invasion campaign disaster movement accident riot riots revolt congress conference protest protests election elections
     act tea-party boycott rush scandal murder attack attacks raid ascent party death transplant`,
  ),
  motions: wordSet('voyage voyages flight journey trip travels trek steps walk dive'),
  firsts: wordSet('first last longest fastest second third 1st 2nd'),
  pinning:
    /^(?:world|civil|cold|black|gulf|industrial|cultural|great|peasants|boer|opium|napoleonic|punic|trojan|ancient|medieval|soviet|atomic|nuclear|lunar|space|antarctic|arctic|transatlantic|(?:americ|mexic|rom|germ|itali|russi|indi|irani|hungari|austri|cub|afric|kore|persi|egypti|athen)i?ans?|french|english|british|spanish|irish|scottish|dutch|swiss|greek|turkish|polish|chinese|japanese|vietnamese|ottoman|boston|norman|viking|mongol)$/iu,
  institutions: wordSet(
    `council government parliament senate congress court courts police mayor minister ministers president premier chancellor
     governor ministry city town county state states union unions company companies bank banks court judge judges jury
     committee commission party parties opposition cabinet department agency university universities hospital hospitals
     school schools museum airline airlines airport authority authorities officials lawmakers mps senators voters residents
     scientists researchers astronomers archaeologists engineers doctors nurses teachers firefighters farmers workers
     drivers miners astronauts climbers protesters students pope nasa un eu nato who fifa police rescuers regulators champions
     prices rents wages taxes shares unemployment inflation economy divers hikers fishermen talks ceasefire vaccine virus outbreak election referendum bill law budget`,
  ),
  newsThings: wordSet(
    `lander rover orbiter probe spacecraft capsule satellite shuttle rocket telescope plane train ferry tanker
     earthquake storm hurricane typhoon cyclone flood floods wildfire wildfires volcano avalanche tornado heatwave drought
     tsunami eruption strike heat interest rates
             plan team club championship rain snow fog`,
  ),
  acts: /^(?:vote[sd]?|voting|bans?|banned|approve[sd]?|announce[sd]?|pass(?:es|ed)|reject(?:s|ed)?|launch(?:es|ed)?|unveil(?:s|ed)?|open(?:s|ed)?|reopen(?:s|ed)?|clos(?:e|es|ed)|win|wins|won|lose|loses|lost|elect(?:s|ed)?|sign(?:s|ed)?|rul(?:e|es|ed)|orders?|ordered|arrest(?:s|ed)?|charge[sd]?|jail(?:s|ed)?|sentenced?|rescue[sd]?|evacuate[sd]?|find|finds|found|discover(?:s|ed)?|detect(?:s|ed)?|reveal(?:s|ed)?|warn(?:s|ed)?|urge[sd]?|call(?:s|ed)?|agree[sd]?|back(?:s|ed)?|block(?:s|ed)?|cut|cuts|raise[sd]?|rise|rises|rose|fall|falls|fell|jump(?:s|ed)?|soar(?:s|ed)?|drop(?:s|ped)?|slump(?:s|ed)?|hit|hits|strike|strikes|struck|shake|shakes|shook|kill(?:s|ed)?|injure[sd]?|destroy(?:s|ed)?|damage[sd]?|flood(?:s|ed)|erupt(?:s|ed)?|collapse[sd]?|crash(?:es|ed)?|sink|sinks|sank|land(?:s|ed)?|touch(?:es|ed)?|lift(?:s|ed)?|dock(?:s|ed)?|splash(?:es|ed)?|orbit(?:s|ed)?|return(?:s|ed)?|arrive[sd]?|reach(?:es|ed)?|end(?:s|ed)?|begin|begins|began|start(?:s|ed)?|resign(?:s|ed)?|step(?:s|ped)?|quits?|die[sd]?|plan(?:s|ned)?|propose[sd]?|extend(?:s|ed)?|delay(?:s|ed)?|cancel(?:s|led|ed)?|suspend(?:s|ed)?|scrap(?:s|ped)?|recall(?:s|ed)?|report(?:s|ed)?|confirm(?:s|ed)?|den(?:y|ies|ied)|accuse[sd]?|sue[sd]?|merge[sd]?|buy|buys|bought|sell|sells|sold|introduce[sd]?|adopt(?:s|ed)?|declare[sd]?|beat|beats|defeat(?:s|ed)?|qualif(?:y|ies|ied)|host(?:s|ed)?|join(?:s|ed)?|leave|leaves|left|set|sets|break|breaks|broke|face[sd]?|spread|spreads|sweep|sweeps|swept|threaten(?:s|ed)?|force[sd]?|demand(?:s|ed)?|stage[sd]?|hold|holds|held|select(?:s|ed)?|plant(?:s|ed)?|stop(?:s|ped)?|derail(?:s|ed)?|collide[sd]?|spot(?:s|ted)?|award(?:s|ed)?|honou?r(?:s|ed)?|build|builds|built|want|wants)$/iu,
  publicActs:
    /^(?:votes?|voted|bans?|banned|approve[sd]?|announce[sd]?|passes|passed|reject(?:s|ed)|unveil(?:s|ed)|elect(?:s|ed)|signs|signed|rule[sd]|arrest(?:s|ed)|jail(?:s|ed)|sentenced|evacuated|raises|cuts|erupts|erupted|touches|lifts|docks|launch(?:es|ed)|resign(?:s|ed)|scraps|scrapped|suspend(?:s|ed)|proposes|sue[sd]|merges|adopts|declare[sd]|qualifie[sd]|reopen(?:s|ed)|closed|rescued)$/iu,
  wishes:
    /^(?:learn(?:s|ed|t)?|dream(?:s|ed|t)?|wish(?:es|ed)?|hope[sd]?|love[sd]?|long(?:s|ed)?|befriend(?:s|ed)?|forg[eo]ts?|afraid|scared|teach(?:es)?|taught|becomes?|became|decides?|tries|wakes?|woke|lived?|lives)$/iu,
  casualties: wordSet('dead killed injured missing hurt wounded rescued arrested evacuated'),
  feelings: wordSet(
    'laughter love friendship hope joy happiness sadness loneliness courage kindness dreams silence magic wishes',
  ),
  mankind: wordSet('man mankind humanity humans people'),
};
