/** Acto / los primeros intentos / lo que queda cuando todo se deshace / lo que falla una y otra vez / lo que sale bien al final. */
export const spanishActs = `
run / el suelo volaba, y la primera cuesta llegó demasiado pronto / no quedaba aliento ni para un paso más / el aliento faltaba ya en la primera curva / la cuesta pasó como si fuera llana
run / el camino era mucho más largo de lo que parecía / la meta seguía igual de lejos / la misma raíz cortaba el paso cada vez / la meta llegó antes de pensarlo siquiera
chase / el polvo se levantaba en una larga cinta / delante solo quedaba una nubecita de polvo / la distancia crecía a cada paso / la distancia se hizo pequeña, más pequeña, y desapareció
chase / no había tiempo de mirar a un lado ni a otro / el camino estaba vacío y callado / siempre faltaba una curva / la última curva llegó justo a tiempo
surf / la tabla resbalaba como el jabón, y el mar estaba frío / la tabla estaba en la arena, partida / la tabla se escapaba siempre un poco antes / la ola {~lo|la} llevó hasta la misma playa
surf / el agua salada entraba por todas partes / el mar lo había devuelto todo a la arena / cada ola caía encima como una manta / la tabla se levantó y voló sobre la cresta de la ola
swim / el agua estaba más fría de lo que parecía / no quedaban fuerzas ni para una brazada / cada intento se hundía como una piedra / el agua {~lo|la} sostuvo, como si no esperara otra cosa
swim / las salpicaduras se oían desde lejos / solo quedaba un charco en la orilla / había más salpicaduras que brazadas / la otra orilla se acercó, y por fin estuvo ahí
sail / las cuerdas hacían lo que querían / la vela colgaba hecha jirones / la barca daba vueltas como un pato / la vela se hinchó, y la barca corrió sobre el agua
sail / la barca se balanceaba por nada / el mástil estaba tumbado en la cubierta / la vela colgaba como ropa mojada / la proa cortó las olas con un silbido
fly / primero fue una piedra pequeña, y luego otra más grande / solo quedaba un hoyo en el suelo / cada vuelo terminaba patas arriba / todo se hizo pequeño, allá abajo, hasta las penas
fly / el primer vuelo duró un parpadeo / ni un saltamontes lo habría llamado volar / el suelo volvía siempre demasiado pronto / el viento {~lo|la} levantó, y el suelo se alejó
climb / la primera roca fue fácil, la segunda no / toda la subida estaba otra vez por hacer / las piedras cedían una tras otra / todo el valle se abrió allá abajo
climb / desde abajo no parecía tan alto / las piedras cortaban toda la subida / cada paso ganado se perdía enseguida / arriba ya no hubo nada más que cielo
dance / una vuelta a la izquierda, otra a la derecha, y otra contra la pared / la izquierda y la derecha se habían enredado / cada vuelta acababa en un enredo / la música empezó a girar, y todo giró con ella
dance / había que contar hasta cuatro, y en el tres ya se perdía la cuenta / ni un paso estaba ya en su sitio / la música iba siempre un paso por delante / hubo tres vueltas, ligeras como una hoja que cae
skate / salir era fácil, parar no tanto / solo quedaba un agujero en la nieve / cada resbalón acababa en el mismo montón de nieve / una larga curva se dibujó, y el hielo cantó
skate / el hielo estaba muy liso y muy duro / el hielo estaba rayado de punta a punta / el hielo era siempre más rápido / el hielo {~lo|la} llevó de una orilla a otra
ski / un esquí iba a la izquierda, y el otro a la derecha / un esquí seguía bajando, solo / los esquís se cruzaban en cada curva / la nieve saltó a los dos lados, hasta abajo del todo
ski / desde arriba la cuesta parecía el doble de empinada / la cuesta era un solo montón de nieve / cada curva acababa en un montón de nieve / una curva llamó a la otra, como hacen las golondrinas
jump / hubo una carrerilla corta, y luego una larga / ya no quedaba impulso en ninguna parte / cada salto caía donde había empezado / el salto salió, y hasta sobró sitio
jump / el primer salto no habría molestado a un caracol / el listón estaba roto en el suelo / el listón se caía cada vez / el listón se quedó en su sitio, y la caída fue suave
juggle / una pelota era fácil, dos eran multitud / las pelotas habían rodado por todas partes / una pelota iba siempre a lo suyo / tres pelotas giraron como planetas
juggle / la segunda pelota acabó en la sopa / la última pelota había rodado demasiado lejos / las pelotas llovían como granizo / las pelotas se quedaron en el aire, y ni una cayó
sing / las primeras notas eran muy pequeñas / solo salía un graznido / cada nota alta se quebraba / la canción subió, clara y limpia, y nada se movió
sing / el primer público fue una pared, porque las paredes tienen paciencia / la voz se había ido, hasta la última nota / la melodía se perdía en el segundo verso / la última nota se quedó en el aire como una campana
play / la primera nota chirrió como una puerta, y la segunda como una puerta más amable / ya no quedaba ni una nota limpia / cada melodía acababa en un chirrido / la melodía salió entera, de la primera nota a la última
play / al principio hubo una sola nota, de la mañana a la noche / las notas se habían mezclado todas / una nota falsa arrastraba a todas las demás / una nota tomó a la otra de la mano
paint / pronto hubo pintura en todas partes, menos en el papel / todos los colores se habían vuelto grises / cada cielo salía marrón como el barro / el rojo brilló como la tarde misma
paint / las primeras pinceladas goteaban / el cuadro era un solo charco gris / cada línea salía torcida / el cuadro pareció de pronto respirar
bake / la harina flotaba en el aire como la niebla / del horno salía humo negro / cada pan salía plano y duro como un ladrillo / la corteza cantó al tocarla
bake / la masa se pegaba a todo, hasta al picaporte / la masa estaba en el cuenco como una piedra / la corteza se quemaba antes que la miga / del horno salió un pan redondo y dorado como la luna
cook / una pizca de esto, y demasiado de aquello / la cocina estaba llena de humo / todo salía quemado por un lado y crudo por el otro / subió un olor tan bueno que todos se acercaron
cook / el azúcar pasó por sal, pero solo una vez / ni las hormigas lo habrían tocado / todo sabía a jabón / la primera cucharada supo a día de fiesta
read / las letras estaban allí como hormigas en un sendero / las letras se habían mezclado todas / las letras saltaban como pulgas / las letras se quedaron quietas, y salió un cuento
read / las palabras cortas eran amables, las largas no tanto / cada página era una niebla gris / cada palabra larga era una verja cerrada / la página se abrió como una ventana
write / la primera línea costó toda una mañana / alrededor solo había páginas arrugadas / cada frase acababa en un borrón / las palabras llegaron una tras otra, y se quedaron
write / hubo tinta en todas partes, y un poco en el papel / ya no se podía leer ni una palabra / la página seguía en blanco / el último punto se posó en su sitio
garden / la tierra estaba dura como un plato / los brotes estaban doblados y caídos / ni una semilla se dejaba ver / una punta verde asomó de la tierra
garden / cada semilla tuvo su hoyo y una palabra amable / las plantitas bajaban la cabeza / todo se marchitaba antes del mediodía / el primer capullo se abrió
build / los martillazos se oían desde lejos / las piezas estaban esparcidas por todas partes / nada encajaba / la última pieza entró en su sitio con un pequeño clic
build / unas piezas salían demasiado largas y otras demasiado cortas / solo quedaba un montón de trozos / lo que subía por la izquierda caía por la derecha / todo quedó en pie, y ni siquiera tembló
fish / el corcho flotaba y no hacía nada / el sedal era un solo nudo / solo picaban botas viejas / el sedal se tensó, y algo de plata saltó
fish / los gusanos fueron los primeros en escapar / el anzuelo colgaba de un árbol / el anzuelo subía siempre vacío / el corcho se hundió una vez, y luego de verdad
befriend / al principio solo salió un hola muy pequeño / solo quedaba el eco / cada saludo se perdía a medio camino / llegó una respuesta, y era amable
befriend / un regalito se quedó allí, por si acaso / ya no se veía a nadie / cada palabra amable salía demasiado fuerte / otra voz siguió con la melodía
brave / hubo que contar hasta diez, y luego hasta cien / ya no quedaba ni una pizca de valor / bastaba pensarlo para echarse a temblar / el miedo se levantó y se fue, como una visita cansada
brave / el primer paso fue muy pequeño / el viejo miedo había vuelto, el doble de grande / el miedo crecía de noche como una seta / del miedo no quedó más que un bostezo
find / no quedó piedra sin levantar, y alguna se levantó dos veces / la pista había desaparecido / cada pista volvía al punto de partida / (?goal apareció {goal}|apareció), como si llevara allí toda la vida
find / cada cual señalaba hacia otro lado / el mapa ya no servía para nada / cada pista resultaba ser de otro / el último sitio de todos fue el bueno
see / el camino era más largo que cualquier cuento / el camino había desaparecido / la niebla se alzaba como un muro / la niebla subió como un telón, y allí estaba (?goal {goal}|todo)
see / detrás de la primera colina solo había una segunda / ya no se veía más que gris / detrás de cada colina había otra colina / ya no hubo colinas, sino solo (?goal {goal}|luz)
go / el equipaje se hizo, se deshizo y se volvió a hacer / el camino había desaparecido / todos los caminos volvían al punto de partida / el último tramo pasó volando
go / la primera legua fue la más larga / el mapa ya no servía para nada / el camino se alargaba en vez de acortarse / lo que estaba lejos estuvo de pronto cerca
sleep / se contó todo, y algunas cosas dos veces / la noche se había acabado, y para nada / cada silencio tenía dentro un ruidito / una palabra vino más despacio que la otra, y la última no vino
sleep / se contaron las estrellas, y luego los huecos / la mañana llegó demasiado pronto / cuanto más blanda era la cama, más ruido hacían los pensamientos / pasó por allí un bostezo y se lo llevó todo
save / la cuerda era demasiado corta, y la noche también / todo estaba peor que antes / quien tiraba a la izquierda deshacía lo hecho a la derecha / lo que llevaba tanto tiempo atascado se soltó, muy despacito
save / vinieron diez buenas ideas, y ninguna servía / solo quedaban caras cansadas / cada ayuda necesitaba ayuda / el peligro pasó, y volvió la calma
solve / se midió cada huella, y ninguna era la buena / habían barrido el último rastro / cada pista tenía una explicación inocente / detrás de la última marca, bajo una tabla, (?goal estaba {goal}|estaba la respuesta)
solve / se interrogó a tres sospechosos, y cada uno contó una larga historia / la lista de sospechosos estaba vacía / cada acusado era inocente, y se ofendía / la última marca llegaba a una tabla, y debajo (?goal apareció {goal}|apareció la respuesta)
deliver / en tres curvas ya se había caído todo dos veces / todo había acabado en el barro / cada charco parecía esperar ese momento / se abrió una puerta, y detrás esperaba alguien
deliver / el viento agarró una esquina y no la soltó / ya no quedaba nada seco / cada paso por lo mojado valía por diez / en una ventana ardía una luz, y era allí
become / el sombrero era demasiado grande, y la voz demasiado fuerte / las cosas prestadas estaban por el suelo / no se lo creía nadie, salvo un gorrión / lo bueno se hizo antes de que diera tiempo a pensarlo
become / todo iba bien, mientras nada se moviera / no quedaba más que un sombrero / todo lo que parecía bien acababa mal / había venido solo, de un día para otro
laugh / un chiste se explicó, y luego se volvió a explicar / no quedaba ni media sonrisa / sonaba a puerta sin aceite / hubo un hipo, y luego una risa que no quería parar
laugh / vino un payaso y se durmió a la mitad / todas las bocas miraban hacia abajo / cada sonrisa resbalaba enseguida / alguien resopló, y ahí acabó la seriedad
win / la primera ronda pasó antes de entenderla / todo estaba hecho pedazos / una mitad estorbaba a la otra mitad / todos se levantaron, y nadie tuvo nada que añadir
win / los demás también eran más rápidos en eso / ya no quedaba nada que esperar / lo nuevo salía mal de una manera nueva / los demás fueron los primeros en aplaudir
`;
