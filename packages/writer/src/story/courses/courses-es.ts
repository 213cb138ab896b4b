import type { Courses } from './course.ts';

export const spanishCourses: Courses = {
  run: {
    attempt:
      '{hero} quería {action}, y a la mañana siguiente salió [como una flecha|más deprisa que el viento]. <{first}.> En la segunda curva tuvo que tumbarse en la hierba.',
    setback:
      'Al día siguiente apretó el paso, y fue peor: {falter}. {hero} se quedó mucho rato mirando [las nubes|el cielo], y pensó en dejarlo.',
    help: '«Corres como si te persiguieran{call}», dijo {aHelper}. «Ve tan despacio como yo, y cada día un poco más lejos». {alHero} le pareció una manera muy rara de ganar velocidad.',
    change:
      'El primer día {hero} llegó hasta [la verja|el árbol grande]; el décimo, hasta el puente. Y una mañana {mend}. {who} había logrado {action}.',
    ending:
      'Desde entonces {hero} sale todas las mañanas. Y a quien se queda sin aliento al primer minuto le dice: «Despacito, y cada día un poco más lejos».',
  },
  chase: {
    attempt:
      'Para {action}, {hero} se lanzó sin pensarlo dos veces. <{first}.> Pero quien va detrás llega siempre tarde, y pronto no quedó nada que ver.',
    setback:
      'Corrió [como un rayo|más deprisa], y luego más todavía. Dio lo mismo: {falter}. {hero} se quedó escuchando hasta que no se oyó nada.',
    help: '«Corres siempre hacia donde ya no está{call}», dijo {aHelper}. «Mira hacia dónde va. Más adelante hay una curva; a campo través es la mitad». {hero} nunca se había fijado.',
    change:
      'Así que {hero} dejó el camino y atajó por los campos. A cada paso faltaba menos: {mend}. Y así {who} logró {action}.',
    ending:
      'Mucho tiempo después, {hero} todavía contaba lo de aquel atajo. «Correr está bien», decía. «Saberse el camino, [mejor todavía|mucho mejor]».',
  },
  surf: {
    attempt:
      '{hero} se metió en el mar con una tabla: quería {action} ya mismo. <{first}.> La primera ola {~lo|la} devolvió a la arena [patas arriba|dando volteretas].',
    setback:
      'Y así todo el día: {falter}. Al caer la tarde {hero} se sentó en la arena, con sal hasta en los sueños, y no quiso saber nada más del mar.',
    help: '«Te peleas con las olas{call}», dijo {aHelper}. «Siéntate y cuéntalas. De cada siete, una es grande y lenta: esa es la tuya». Y {hero} se sentó a contar.',
    change:
      'Durante tres mañanas {hero} no hizo más que contar. A la cuarta dejó pasar seis olas, y con la séptima se lanzó: {mend}. {who} había logrado {action}.',
    ending:
      '{hero} sigue dejando pasar seis olas. Y a quien pregunta por qué, le hace sitio en la arena: «[Cuenta conmigo|Espera la séptima], y verás».',
  },
  swim: {
    attempt:
      '{hero} tomó aire y saltó: quería {action} a la primera. <{first}.> [Un momento después|En un santiamén] ya estaba otra vez en la orilla, tosiendo.',
    setback:
      'La vez siguiente puso más fuerza. Cuanto más peleaba, peor iba: {falter}. Después de aquello, {hero} solo miraba el agua desde muy lejos.',
    help: '«No nades», dijo {aHelper}. «Túmbate en el agua{call}, como en una cama, y mira el cielo. Te lleva sola, si la dejas». {hero} no se creyó ni una palabra.',
    change:
      'Pero una mañana tranquila {hero} se tumbó en el agua, con muchísimo cuidado. Una brazada salió sola, y luego otra: {mend}. {who} había logrado {action}.',
    ending:
      'Ahora {hero} se baña antes del desayuno. Y a quien tiembla en la orilla le enseña, [antes que nada|lo primero], a tumbarse como en una cama.',
  },
  sail: {
    attempt:
      '{hero} izó la vela y quiso {action} aquel mismo día. <{first}.> Antes del mediodía el viento {~lo|la} había devuelto a la orilla.',
    setback:
      'La segunda vez no fue mejor: {falter}. {hero} pasó dos días a la deriva, y al tercero la marea lo dejó todo donde había empezado.',
    help: '«Contra el viento nadie va derecho{call}», dijo {aHelper}, y dibujó un zigzag en la arena. «Un poco a un lado, un poco al otro. Es largo, pero llega». {hero} se lo aprendió de memoria.',
    change:
      'Así que {hero} viró cien veces, y la orilla se fue haciendo pequeña. Entonces cambió el viento: {mend}. {who} había logrado {action}.',
    ending:
      'El zigzag de la arena se borró hace mucho. Pero {hero} lo lleva pintado en la vela, [en rojo vivo|bien grande], para que nadie lo olvide: a veces el camino largo es el bueno.',
  },
  fly: {
    attempt:
      '{hero} quería {action}, y no pensaba esperar. <{first}.> El salto desde la colina fue un viaje corto, y abajo esperaban los [cardos|espinos].',
    setback:
      'Una colina más alta, una carrerilla más larga, y el mismo final: {falter}. {hero} se quedó mirando a los pájaros, que ni siquiera parecían esforzarse.',
    help: '«Ellos no saltan{call}», dijo {aHelper}. «Esperan al viento y se apoyan en él». Así que {hero} esperó en lo alto de la colina, [una tarde entera|tres días seguidos].',
    change:
      'Por fin el viento subió por la ladera, tibio y fuerte, y {hero} se apoyó en él como en un amigo. Un latido, dos latidos, y {mend}. {who} había logrado {action}.',
    ending:
      'Desde aquel día, {hero} ha vuelto a subir muchas veces. Y a quien tiembla en lo alto de la colina le dice una sola cosa: «Espera al viento».',
  },
  climb: {
    attempt:
      'Para {action}, {hero} no le quitaba ojo a la cima. <{first}.> Al mediodía ya no había paso siguiente, ni hacia arriba ni hacia abajo.',
    setback:
      'Bajar costó más que subir: {falter}. Al anochecer {hero} se sentó entre las rocas, y la cima quedaba tan lejos como la luna.',
    help: '«No mires la cima{call}», dijo {aHelper}. «Mira el paso siguiente. Y cada diez, te sientas y miras hacia atrás». {hero} lo probó primero con una roca pequeña.',
    change:
      'Diez pasos, un descanso, diez pasos más: así subió {hero}, de sol a sol. Cuando se acabaron los pasos, {mend}. {who} había logrado {action}.',
    ending:
      'En lo más alto {hero} puso una piedrecita encima de otra. Quien llega añade la suya, y la torrecita [ya se ve desde abajo|se ve ya desde el valle].',
  },
  dance: {
    attempt:
      '{hero} quería {action} en la fiesta [del verano|del pueblo], y ensayaba contando en voz alta. <{first}.> [Al cabo de una semana|El viernes] los números ya salían solos.',
    setback:
      'Pero llegó la fiesta, todos miraron, y {falter}. {hero} se escondió a oscuras detrás del seto, y hasta allí se oía el tambor.',
    help: '«Te he oído contar{call}», dijo {aHelper}. «Olvida los números y escucha el tambor: él te avisa». Detrás del seto, donde nadie miraba, {hero} empezó a mecerse un poquito.',
    change:
      'La última noche {hero} escuchó el tambor y nada más, y de pronto sobraban los números: {mend}. {who} había logrado {action}, y delante de todos.',
    ending:
      'La fiesta se acabó hace mucho. Pero si una noche suena un tambor, {hero} ya está en la hierba, y nadie aguanta mucho rato en su silla.',
  },
  skate: {
    attempt:
      '{hero} salió al hielo y quiso {action} como los demás, con curvas [anchas y elegantes|de las que dan envidia]. <{first}.> Todo terminó antes de la primera curva.',
    setback:
      'Arriba, abajo, arriba y otra vez abajo: {falter}. Al final {hero} volvió a la orilla casi a rastras, y el hielo brillaba como si nada.',
    help: '«Te caes porque te da miedo caer{call}», dijo {aHelper}. «Ensayemos primero las caídas». Y ensayaron, a la izquierda y a la derecha, hasta que {alHero} le entró la risa.',
    change:
      'Quien sabe caerse ya no tiene que andar con cuidado. {hero} tomó impulso y se inclinó un poco: {mend}. {who} había logrado {action}.',
    ending:
      'Cuando el hielo es bien grueso, {hero} da clases. La primera es siempre igual: caerse, a la izquierda y a la derecha, hasta que [todos se ríen|nadie puede más de risa].',
  },
  ski: {
    attempt:
      '{hero} subió a lo más alto, porque los demás subían, y quiso {action} en línea recta. <{first}.> El resto de la bajada lo hizo rodando.',
    setback:
      'Y siempre lo mismo: {falter}. Por la tarde {hero} parecía un muñeco de nieve, y los demás ya estaban en casa, junto al fuego.',
    help: '«Todo recto se va deprisa{call}», dijo {aHelper}, «y deprisa solo va quien sabe parar. Haz la cuesta más larga: una curva ancha, y luego otra». {hero} la dibujó en la nieve con un palito.',
    change:
      '{hero} empezó a media ladera, con una sola curva. Al otro día fueron tres, y luego toda la cuesta fue una larga cinta: {mend}. {who} había logrado {action}.',
    ending:
      'Al sol de la tarde se ven las huellas {delHero}, anchas y tranquilas, ladera abajo. Los niños las siguen curva a curva, y [ya casi nadie rueda|rodar ya no se lleva].',
  },
  jump: {
    attempt:
      '{hero} quería {action}, y se paraba siempre justo delante. <{first}.> Y cada vez parecía todo [un poco|bastante] más alto.',
    setback:
      'Lo intentó con los ojos cerrados, y tampoco: {falter}. {hero} se sentó en el polvo y dijo que aquello era demasiado alto, para cualquiera.',
    help: '«Pues empecemos más abajo», dijo {aHelper}, y puso un listón sobre dos piedras. «Hoy, esto{call}. Mañana lo subo un dedo». {hero} pasó por encima riéndose.',
    change:
      'Cada mañana había un dedo más, y cada mañana {hero} saltaba sin apenas notarlo. Hasta que un día {mend}. {who} había logrado {action}.',
    ending:
      'El listón sigue sobre sus dos piedras, muy bajito. {hero} lo deja ahí para quien diga que es demasiado alto, para cualquiera.',
  },
  juggle: {
    attempt:
      '{hero} había visto hacerlo con cinco pelotas, así que tomó cinco y quiso {action}. <{first}.> Cayeron todas, y de dos nunca más se supo.',
    setback:
      'Ni siquiera con tres salía: {falter}. Aquel día {hero} las recogió cien veces, y a la ciento una [las dejó donde estaban|se quedaron en el suelo].',
    help: '«¿Cuántas sabes lanzar{call}?», preguntó {aHelper}. «¿Una? Pues lanza una, hasta que te salga durmiendo. La segunda ya pedirá sitio». {hero} se quedó con una sola pelota.',
    change:
      'Una pelota, tres días; dos, una semana. Y cuando {hero} tomó la tercera, parecía que había estado ahí siempre: {mend}. {who} había logrado {action}.',
    ending:
      'En todas las fiestas le piden {alHero} que lo haga otra vez. Y al acabar regala una pelota, una sola, a quien se quedó mirando [más rato|con la boca abierta].',
  },
  sing: {
    attempt:
      '{hero} quería {action} como los grandes, alto y fuerte. <{first}.> Luego dos pájaros salieron volando, y [en algún sitio|calle abajo] se cerró una puerta.',
    setback:
      '¡Pues más fuerte todavía! Pero {falter}. A la mañana siguiente {alHero} solo le quedaba un susurro, y durante cinco días hubo mucho silencio.',
    help: '«Ahora tienes tiempo de escuchar{call}», dijo {aHelper}. «La lluvia, la tetera, la rueda de un carro: todo tiene su nota. ¿Cuál es la tuya?». Y {hero} escuchó un día entero.',
    change:
      'Cuando volvió la voz, {hero} no cantó ni alto ni fuerte, sino bajito, en una sola nota, la suya. Y entonces {mend}. {who} había logrado {action}.',
    ending:
      'Ahora, cuando {hero} empieza, al caer la noche, las puertas se abren. Algunos tararean, y hasta la tetera parece callarse.',
  },
  play: {
    attempt:
      'Para {action}, {hero} empezó por la pieza más bonita de todas. <{first}.> Los vecinos preguntaron, con mucha educación, si se había roto algo.',
    setback:
      'A más empeño, peor sonaba: {falter}. Una noche {hero} guardó la música en el fondo de un baúl, y cerró la tapa.',
    help: '«Pues yo la echo de menos», dijo {aHelper}. «Había una nota, una sola, que era buena. Tócame esa{call}». {hero} no sabía que alguien estuviera escuchando.',
    change:
      'Así que {hero} tocó aquella nota hasta sacarle brillo. Luego la de al lado quiso venir también, y después una tercera: {mend}. {who} había logrado {action}.',
    ending:
      'Algunas noches {hero} toca para quien pase por allí. Empieza siempre con la misma nota, y [la gente|todo el mundo] se para a esperar las demás.',
  },
  paint: {
    attempt:
      'Para {action}, {hero} usó todos los colores a la vez. <{first}.> Al final nadie supo decir qué era aquello.',
    setback:
      'El siguiente iba a ser un cuadro de museo, nada menos. No sirvió de mucho: {falter}. {hero} los castigó a todos de cara a la pared.',
    help: '«¿Qué mirabas mientras pintabas{call}?», preguntó {aHelper}, y dejó una manzana en la mesa. «Mírala hasta mañana. Luego, pinta». {hero} miró, y encontró siete rojos distintos.',
    change:
      'Por la mañana {hero} pintó una manzana, solo una, con sus siete rojos. Tardó el día entero, y entonces {mend}. {who} había logrado {action}.',
    ending:
      'Quien ve el cuadro dice que nunca había mirado de verdad una manzana. {hero} tampoco, y ahora se las come más despacio.',
  },
  bake: {
    attempt:
      '{hero} quería {action}, y no podía esperar. <{first}.> Dos vueltas de cuchara, [y al horno|y todo al fuego].',
    setback:
      'Más harina, más leña, y cada vez peor: {falter}. No lo querían ni los pájaros, y {hero} no sabía qué podía faltar.',
    help: '«Se te olvidó una cosa», dijo {aHelper}. «El tiempo. Tapa la masa con un paño{call}, vete a dormir, y no lo levantes». {hero} había puesto todo lo demás.',
    change:
      'En toda la noche {hero} no levantó el paño, y mira que costaba. Por la mañana la masa era una colina. Entró en el horno, y {mend}. {who} había logrado {action}.',
    ending:
      'Desde entonces {hero} amasa de madrugada, y el olor va de puerta en puerta. A quien pide [el secreto|la receta] le regala un paño.',
  },
  cook: {
    attempt:
      'Para {action}, {hero} mezcló todo lo que está rico. <{first}.> La olla burbujeaba, y olía a [botas viejas|calcetines mojados].',
    setback:
      'Echar el doble no arregló nada: {falter}. Al final {hero} se quedó con una olla llena y una mesa vacía.',
    help: '«Prueba», dijo {aHelper}, y le tendió una cuchara. «Echa una cosa{call}, prueba, y luego la siguiente. Tu lengua sabe más que los libros». {hero} no había probado ni una vez.',
    change:
      'Así que {hero} buscó una olla pequeña y un fuego lento, y probó, y esperó, y volvió a probar. Algo de sal, unas hierbas, y {mend}. {who} había logrado {action}.',
    ending:
      'La mesa {delHero} ya casi nunca está vacía. [Lo primero que recibe quien ayuda es una cuchara|A quien ayuda se le da primero una cuchara], porque solo hay una regla: probar.',
  },
  read: {
    attempt:
      'Para {action}, {hero} empezó por el libro más gordo de todos. <{first}.> [Al anochecer|A la hora de cenar] seguía en la primera página.',
    setback:
      'El tercer día no fue mejor: {falter}. {hero} usó el libro para sujetar la puerta, y a todo el mundo le contó que era malísimo.',
    help: '«Empieza por ahí», dijo {aHelper}, y señaló el letrero de la panadería. «¿Qué escribiría un panadero{call}?». {hero} lo miró hasta que las letras empezaron a hablar.',
    change:
      'De letrero en letrero, {hero} leyó la calle entera; después un libro flaquito, y luego otro más gordo. Y una noche {mend}. {who} había logrado {action}.',
    ending:
      'El libro más gordo ya está leído, de cabo a rabo. Pero lo que más le gusta {alHero} es el letrero de la panadería, porque fue el primero.',
  },
  write: {
    attempt:
      '{hero} quería {action}, y empezar con una frase que nadie hubiera escrito jamás. <{first}.> Por la noche, la dichosa frase seguía sin llegar.',
    setback:
      'Así pasaron siete días: {falter}. {hero} tiró la pluma a un rincón y dijo que ya estaba todo escrito.',
    help: '«Pues no escribas», dijo {aHelper}. «Cuéntame tu día{call}, que la pluma la llevo yo». Y {hero} contó la lluvia, la taza rota y el gato de la vecina, hasta que oscureció.',
    change:
      'Por la mañana {hero} lo leyó todo: la lluvia, la taza, el gato. ¡Pero si ya estaba empezado! Siguió contando, pluma en ristre, y {mend}. {who} había logrado {action}.',
    ending:
      '{hero} empieza siempre por el tiempo que hace. La frase que nadie había escrito jamás apareció más tarde, ella sola, justo [en el medio|a la mitad].',
  },
  garden: {
    attempt:
      'Para {action}, {hero} enterró cien semillas, y las regaba cada hora. <{first}.> [Todo iba demasiado despacio|Nada iba lo bastante deprisa].',
    setback:
      'A la semana desenterró una, para ver si crecía, y después otra. Y claro, {falter}. {hero} se quedó ante aquel barro vacío, a punto de llorar.',
    help: '«A las semillas no les gusta que las miren{call}», dijo {aHelper}. «Quieren un poco de agua [al caer la tarde|por la tarde], y que las dejen en paz». {hero} soltó la regadera. Era lo más difícil.',
    change:
      'Doce tardes llevó {hero} una regadera de agua, y doce tardes se marchó enseguida. A la mañana siguiente {mend}, y aquello fue solo el principio. {who} había logrado {action}.',
    ending:
      '[En verano|Al cabo de unas semanas] el jardín {delHero} ya es tan alto como la valla. Dentro hay un banco, para sentarse a esperar.',
  },
  build: {
    attempt:
      'Para {action}, {hero} empezó por lo que más iba a brillar. <{first}.> Lo que tenía que sostenerlo todo podía esperar.',
    setback:
      'Pues no podía: {falter}. Una noche se vino todo abajo con [gran estruendo|un estruendo terrible], y {hero} se quedó allí delante con un farol.',
    help: '«¿Y el dibujo{call}?», preguntó {aHelper}. No lo había. Así que buscaron papel y lápiz, y {hero} lo dibujó tres veces, de abajo arriba.',
    change:
      'Esta vez {hero} empezó por lo que nadie iba a ver: vigas, clavijas y una buena base. Y fue creciendo, trozo a trozo, hasta que {mend}. {who} había logrado {action}.',
    ending:
      'El dibujo cuelga ahora en la pared, con todos sus tachones. Y cuando alguien pregunta cómo se hace, {hero} le da un lápiz.',
  },
  fish: {
    attempt:
      '{hero} sabía cómo se hace: lanzar, esperar, tirar. <{first}.> Pero para {action} se necesita paciencia, y al minuto ya no quedaba.',
    setback:
      '¡Pues más lejos, y con más ruido! Pero {falter}. En toda aquella agua no había nadie que quisiera conocer {alHero}.',
    help: '«Haces más ruido que un molino{call}», dijo {aHelper}. «Siéntate, respira y dime los colores del agua». {hero} se sentó, y encontró verde, y gris, y oro.',
    change:
      '{hero} andaba buscando un cuarto color, sin acordarse ya de nada, cuando {mend}. {who} había logrado {action}, y casi ni se enteró.',
    ending:
      '{hero} devolvió al agua lo pescado, que dijo adiós con un coletazo. Desde aquel día hay un banco en la orilla, [para mirar los colores|por si falta algún color].',
  },
  befriend: {
    attempt:
      '{hero} quería {action}, y a ser posible en un solo día. <{first}.> Después habló por los codos, y no hubo respuesta.',
    setback:
      'Al otro día llamó con más ganas, y se trajo a todos a mirar. Mala idea: {falter}. {hero} se quedó sin compañía, y sin saber por qué.',
    help: '«Quédate cerca{call}», dijo {aHelper}, «mira hacia otro lado y tararea. Y mañana, a la misma hora, otra vez». {hero} pensó que eso no podía ser todo.',
    change:
      'La primera tarde no vino nadie. La séptima, (?goal {goal}|alguien) escuchaba a lo lejos. La duodécima, {hero} dejó de tararear, y {mend}. {who} había logrado {action}.',
    ending:
      'Se encuentran todas las tardes, a la misma hora. {hero} tararea, y (?goal {goal}|alguien) responde, un poco más grave. [No es más que eso|Eso es todo], y no es poco.',
  },
  brave: {
    attempt:
      '{hero} quería {action}, y resolverlo en una sola noche. <{first}.> A la primera señal (?goal {delGoal}|de peligro), allí ya no quedaba nadie.',
    setback:
      'Después fue peor que antes: {falter}. {hero} daba un rodeo alrededor de todo lo que (?goal recordaba {alGoal}|daba miedo), y los rodeos eran cada día más largos.',
    help: '«Yo también tengo miedo{call}», dijo {aHelper}. «Por eso me acerco un paso cada noche, y me quedo hasta que bostezo. Luego me voy a casa». {hero} siempre había querido hacerlo de golpe.',
    change:
      'La primera noche {hero} se quedó muy lejos, y el bostezo llegó tarde. Luego fue un paso más (?goal hacia {goal}, y otro|cada noche), hasta que {mend}. [Así fue como {who} logró|{who} había logrado] {action}.',
    ending:
      'El miedo aún pasa a saludar. {hero} lo llama por su nombre y le hace sitio, y el miedo [se acaba durmiendo|se duerme enseguida].',
  },
  find: {
    attempt:
      '{hero} salió a {action}, siempre todo recto. <{first}.> Pasaron tres días, cada vez más deprisa. Delante nunca había nada.',
    setback:
      'Lejos tampoco fue mejor: {falter}. Al séptimo día {hero} se paró donde se acababa la tierra, y más allá solo había viento.',
    help: '«Solo miras a lo lejos», dijo {aHelper}. «Y con prisas no se encuentra nada. Vuelve despacio{call}, mirando al suelo». {hero} dio media vuelta.',
    change:
      'Esta vez {hero} miró detrás de cada piedra y debajo de cada hoja. Y [en la última curva antes de casa|casi a la puerta de casa|justo antes de casa], {mend}. Para {action} no había que ir más lejos.',
    ending: 'Estaba a cien pasos de casa, ni uno más. Ahora {hero} va por allí a diario, y nunca con prisa.',
  },
  see: {
    attempt:
      '{hero} preguntó el camino, recibió cinco respuestas y eligió la más corta. <{first}.> Para {action}, por lo visto, había que ir más lejos.',
    setback:
      'Al cabo de muchos días el mundo se volvió gris: {falter}. {hero} se paró, y ya no supo dónde quedaba adelante.',
    help: '«Yo tampoco veo nada», dijo {aHelper}. «Pero escucha{call}. ¿De dónde viene el viento? Lo grande se siente mucho antes de verse». {hero} cerró los ojos.',
    change:
      'Con los ojos cerrados, {hero} siguió hacia el viento. Soplaba cada vez más fuerte, clareaba cada vez más, y entonces {mend}. Por fin {who} pudo {action}.',
    ending:
      '{hero} se quedó hasta que salieron las estrellas, sin decir ni pío. En casa le preguntaron cómo era (?goal {goal}|aquello), y contestó: «Más grande».',
  },
  go: {
    attempt:
      '{hero} llenó la maleta de cosas por si acaso, y quiso {action} aquella misma noche. <{first}.> Con tanto peso, no pasó de la primera colina.',
    setback:
      'La vez siguiente no se llevó nada, y tampoco: {falter}. Con hambre y bajo la lluvia, {hero} volvió a casa por la puerta de atrás.',
    help: '«Lejos es lo mismo que cerca, pero muchas veces», dijo {aHelper}. «¿Adónde puedes llegar hoy{call}? Ve, duerme, y vuelve a preguntar». {hero} hizo nueve crucecitas en el mapa.',
    change:
      'De cruz en cruz avanzó {hero}, a una por día, durmiendo bien entre una y otra. Después de la novena, {mend}. {who} había logrado {action}.',
    ending:
      '{hero} trajo de vuelta el mapa con sus nueve cruces. Se lo presta con gusto a quien pregunta si queda [muy lejos|lejos de verdad].',
  },
  sleep: {
    attempt:
      'Para {action}, {hero} se puso a contar todo lo que se podía contar. <{first}.> A medianoche iba por novecientos, y el sueño estaba más lejos que nunca.',
    setback:
      'La noche siguiente hacían falta silencio, oscuridad y una cama blanda. Fue peor: {falter}. {hero} se esforzaba tanto que hasta la noche se cansó.',
    help: '«Nadie se duerme a fuerza de intentarlo{call}», dijo {aHelper}. «El sueño viene cuando uno mira a otro lado. Cuéntame qué hubo de bueno hoy, despacio, desde el principio». {hero} empezó por la mañana.',
    change:
      'La mañana duró un rato, y el mediodía más, porque lo bueno era mucho. Antes de que {hero} llegara a la tarde, {mend}. Así logró {action}, a mitad de una frase.',
    ending:
      'A esa historia le falta todavía la tarde. Cada noche {hero} quiere contarla, y aún no ha llegado nunca.',
  },
  save: {
    attempt:
      'Para {action}, {hero} se puso enseguida manos a la obra, sin nadie y con todas sus fuerzas. <{first}.> Pero era demasiado para una sola persona.',
    setback:
      'Entonces llamó a todos, y todos ayudaron, cada uno a su manera: {falter}. Por la noche {hero} se quedó bajo la lluvia, sin una sola idea.',
    help: '«Estabais todos tan ocupados ayudando{call}», dijo {aHelper}. «¿Alguien preguntó qué hacía falta? Ve sin ruido, y escucha primero». {hero} no lo había preguntado.',
    change:
      'A la mañana siguiente {hero} fue sin ruido y escuchó mucho rato. Hacía falta una cosa pequeña, y pronto estuvo hecha: {mend}. [Así fue como {who} logró|{who} había logrado] {action}.',
    ending:
      'Desde aquel día, allí ya no llaman a los más fuertes. Llaman a {hero}, que llega, calla un rato y pregunta.',
  },
  solve: {
    attempt:
      '{hero} supo enseguida quién había sido, y quería {action} antes de comer. <{first}.> Pero el sospechoso había dormido todo el día, y tres vecinos lo habían oído roncar.',
    setback:
      'Después sospechó de todos, uno por uno: {falter}. Por la noche nadie hablaba ya con {hero}, y el misterio seguía igual de grande.',
    help: '«Buscas un culpable{call}», dijo {aHelper}. «Mira mejor lo que hay. ¿Qué tienes delante desde esta mañana?». {hero} volvió adonde todo había empezado.',
    change:
      'Esta vez {hero} no preguntó a nadie, y siguió las pequeñas marcas del suelo, una por una. Daban la vuelta a la casa y entraban otra vez, y {mend}. [Así fue como {who} logró|{who} había logrado] {action}.',
    ending:
      'No había ladrón, solo una tabla suelta. {hero} fue de puerta en puerta a pedir perdón, y en cada puerta le pusieron un plato en la mesa.',
  },
  deliver: {
    attempt:
      'Para {action}, {hero} tomó el camino más rápido, sin pararse por nadie. <{first}.> En el río estuvo a punto de perderse todo.',
    setback:
      'Después fue paso a paso, como con un huevo fresco: {falter}. {hero} no iba ni por la mitad cuando llegaron la noche y la lluvia.',
    help: '«¿Quién lo espera{call}?», preguntó {aHelper}. «Piensa en esa persona, y no en el camino. Así sabrás cuándo correr y cuándo andar». {hero} no lo había pensado ni una vez.',
    change:
      'Así que {hero} pensó en quien esperaba, corrió por lo seco y anduvo por lo mojado. Ya de noche, {mend}. [Así fue como {who} logró|{who} había logrado] {action}.',
    ending:
      'Sin el papel no parecía gran cosa. Pero a {hero} le pidieron que se quedara, y en aquella casa la luz estuvo encendida hasta tarde.',
  },
  become: {
    attempt:
      'Para {action}, {hero} empezó por el aspecto: el sombrero, los andares, la voz. <{first}.> De espaldas casi estaba bien.',
    setback:
      'Entonces alguien necesitó ayuda, y el aspecto no sirvió de nada: {falter}. {hero} guardó el sombrero en su caja y puso la tapa.',
    help: '«Parecerlo es fácil{call}», dijo {aHelper}. «Pero ¿qué se hace cuando nadie mira? Empieza por ahí». {hero} nunca había preguntado qué se hace.',
    change:
      'Así que {hero} dejó el sombrero en su caja e hizo cada día una cosa pequeña, sin testigos. El día cuarenta alguien pidió ayuda, y {mend}. [Así fue como {who} logró|{who} había logrado] {action}.',
    ending:
      'El sombrero sigue en su caja. {hero} no ha vuelto a necesitarlo, y se lo presta a quien empieza.',
  },
  laugh: {
    attempt:
      'Para {action}, {hero} escuchó los mejores chistes del país, uno tras otro. <{first}.> Al cabo de la semana ya no se reía nadie en la sala.',
    setback:
      'Luego practicó sin testigos, primero bajito y después fuerte: {falter}. Desde entonces {hero} se acostaba temprano y no quería ni oír hablar de ello.',
    help: '«Nadie se ríe por encargo{call}», dijo {aHelper}. «Ven mejor a ayudarme con las peras. La cuesta es empinada, y el cesto tiene un agujero». {hero} fue, solo por cortesía.',
    change:
      'Pera tras pera rodó cuesta abajo, y {hero} detrás, y detrás todos los demás. Abajo no quedó más que un montón, y {mend}. [Así fue como {who} logró|{who} había logrado] {action}.',
    ending:
      'Una de las peras no se la comió nadie. Está junto a la puerta, ya muy arrugada, y a {hero} le basta con mirarla.',
  },
  win: {
    attempt:
      'Para {action}, {hero} miró a los demás e hizo lo mismo, solo que más deprisa. <{first}.> Bastó para el penúltimo puesto.',
    setback:
      'La vez siguiente probó lo que nadie había probado nunca, y todo a la vez: {falter}. {hero} salió por detrás antes de los premios.',
    help: '«Miras a la izquierda y a la derecha{call}», dijo {aHelper}. «¿Cómo lo harías si nadie contara?». {hero} nunca lo había hecho sin que alguien contara.',
    change:
      'Esta vez {hero} lo hizo como se hace en casa, por gusto, y se olvidó de los demás. Cuando volvió el silencio, {mend}. [Así fue como {who} logró|{who} había logrado] {action}.',
    ending:
      'El premio está en un estante, detrás de la harina. {hero} guarda en él las cucharas, y sigue cuando nadie cuenta.',
  },
};
