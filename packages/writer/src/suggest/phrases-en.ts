/** Prompt ideas in English, one a line, over all modes. */
export const englishPhrases = `
A fox who learns to paint
A fox who guards the last lantern of the forest
A lonely robot who finds a garden on the moon
A little whale who is afraid of deep water
A lighthouse keeper who talks to the storm
A clockmaker who repairs lost time
A girl who collects the colours of the sea
A boy who wants to build a bridge of paper
A snail who wins a race by being slow
A dragon who wants to bake bread
A penguin who dreams of flying
A baker who puts stories into every loaf
A cat who lives in a library
A grandmother who teaches a robot to dance
A tree that remembers every bird
A star that falls into a village well
Two sisters who follow a river to the sea
The last letter of the old postman
The night the moon came down for tea
The mountain that wanted to travel
The tailor who sewed a coat out of clouds
The small boat that crossed a big storm
The owl who could not sleep in the day
The violin nobody could play
Why do cats purr?
Why do leaves change colour in autumn?
Why is the sky blue?
Why do we dream?
Why is the sea salty?
Why do birds fly in a V?
Why does ice float on water?
Why do we yawn?
Why do onions make us cry?
How does bread rise?
How do bees make honey?
How does a rainbow form?
How do volcanoes erupt?
How does the heart pump blood?
How do planes stay in the air?
How does photosynthesis work?
How does a seed become a tree?
How do tides work?
How does a bicycle stay upright?
How do vaccines work?
How is chocolate made?
How is paper made?
How does the internet reach a small island?
How do whales talk to each other?
How do plants drink?
What is gravity?
What is inflation?
What is a black hole?
What happens inside a camera?
What lives in a drop of pond water?
What makes thunder?
The history of the bicycle
The history of coffee in one minute
The history of the alphabet
The life of a water drop
The life of a honeybee from egg to flower
The story of paper
The water cycle for children
The solar system in sixty seconds
The difference between weather and climate
A day in the life of a beekeeper
A short guide to saving energy at home
A short guide to good sleep
Three habits for better focus
News report: a school plants a thousand trees
News report: a town opens its first repair café
News report: a village gets its train back
News report: volunteers clean a river
A film about two friends and one umbrella
A film about the last cinema in a small town
A film about a lighthouse and the sea around it
A film about a chess game in the park
A detective film in a town of fog
A silent film about a lost hat
A science fiction film about a library in space
A film about a grandmother's recipe
A portrait of an old fisherman, soft window light
A portrait of a young inventor in her workshop
A cosy kitchen in the early morning, watercolour
A city street in the rain at night, neon reflections
A castle above the clouds at sunrise
A red bicycle against a white wall
A market full of fruit, seen from above
A fox in fresh snow, golden hour
A tea house beside a quiet pond in autumn
An astronaut watering a plant
An underwater garden with glowing jellyfish
A paper boat on a puddle, macro photograph
A vintage travel poster of the seaside
A minimalist poster of a mountain
A YouTube thumbnail about saving money
A YouTube thumbnail for a bread recipe
A map of an imaginary island
A hot air balloon drifting over a valley at dawn
A train crossing a high bridge in the snow
A cat stretching in a patch of sunlight
Waves rolling onto a dark beach, slow motion
A field of sunflowers moving in the wind
A drone flight over a green coast
A street musician playing while people pass by
A candle flame in a dark room, close-up
A time-lapse of clouds over mountains
A paper plane gliding through a classroom
A kite rising over the dunes
A fast drone push-in towards a lighthouse
A dramatic crane shot over a festival
An orbit around a dancer in a warehouse
A flying camera through an old library
A runner on a city bridge at sunrise
`;
