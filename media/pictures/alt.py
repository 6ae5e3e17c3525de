"""Writes backend/seed/images/alt.json: alt texts in six languages, true sizes and focal points of every picture."""
import json, os, re
from PIL import Image
HERE = os.path.dirname(os.path.abspath(__file__)); ROOT = os.path.join(HERE, '..', '..')
IMG = os.path.join(ROOT, 'backend', 'seed', 'images')
LANGS = ('nl', 'en', 'de', 'es', 'fr', 'sv')

# Sentences are written out per view rather than glued from words: gender and word order differ too much.
COLOR = {
    'blue': dict(nl='Blauw', en='Blue', de='Blauer', es='azul', fr='bleu', sv='Blå'),
    'pink': dict(nl='Roze', en='Pink', de='Rosa', es='rosa', fr='rose', sv='Rosa'),
}
CUT = {
    'classic': dict(nl='met korte mouwen en korte pijpen', en='with short sleeves and short legs', de='mit kurzen Ärmeln und kurzen Beinen',
                    es='de manga corta y pierna corta', fr='à manches courtes et jambes courtes', sv='med korta ärmar och korta ben'),
    'mini': dict(nl='zonder mouwen, met schouderbanden', en='without sleeves, with shoulder straps', de='ohne Ärmel, mit Schulterträgern',
                 es='sin mangas, con tirantes', fr='sans manches, à bretelles', sv='utan ärmar, med axelband'),
    'pro': dict(nl='met lange mouwen en lange pijpen', en='with long sleeves and long legs', de='mit langen Ärmeln und langen Beinen',
                es='de manga larga y pierna larga', fr='à manches longues et jambes longues', sv='med långa ärmar och långa ben'),
}
NAME = {'classic': 'Zwotter Classic', 'mini': 'Zwotter Mini', 'pro': 'Zwotter Pro'}
VIEW = {
    'front': dict(
        nl='{c} drijfpak {n} {k}, voorkant met rits en vier vakjes met drijvers',
        en='{c} {n} float suit {k}, front with zip and four float pockets',
        de='{c} Schwimmlernanzug {n} {k}, Vorderseite mit Reißverschluss und vier Taschen mit Schwimmkörpern',
        es='Bañador flotador {n} {c} {k}, parte delantera con cremallera y cuatro bolsillos con flotadores',
        fr='Maillot flotteur {n} {c} {k}, devant avec fermeture éclair et quatre poches à flotteurs',
        sv='{c} flytdräkt {n} {k}, framsida med dragkedja och fyra fickor med flytkuddar'),
    'back': dict(
        nl='{c} drijfpak {n} {k}, achterkant met vier vakjes met drijvers en de naam Zwotter',
        en='{c} {n} float suit {k}, back with four float pockets and the Zwotter name',
        de='{c} Schwimmlernanzug {n} {k}, Rückseite mit vier Taschen mit Schwimmkörpern und dem Schriftzug Zwotter',
        es='Bañador flotador {n} {c} {k}, espalda con cuatro bolsillos con flotadores y el nombre Zwotter',
        fr='Maillot flotteur {n} {c} {k}, dos avec quatre poches à flotteurs et le nom Zwotter',
        sv='{c} flytdräkt {n} {k}, baksida med fyra fickor med flytkuddar och namnet Zwotter'),
    'side': dict(
        nl='{c} drijfpak {n} {k}, van opzij: drijvers voor en achter, {p} aan de zijkant',
        en='{c} {n} float suit {k}, seen from the side: floats front and back, {p} along the side',
        de='{c} Schwimmlernanzug {n} {k}, von der Seite: Schwimmkörper vorn und hinten, {p} an der Seite',
        es='Bañador flotador {n} {c} {k}, de lado: flotadores delante y detrás, {p} en el costado',
        fr='Maillot flotteur {n} {c} {k}, de profil : flotteurs devant et derrière, {p} sur le côté',
        sv='{c} flytdräkt {n} {k}, från sidan: flytkuddar fram och bak, {p} längs sidan'),
    'detail': dict(
        nl='{c} drijfpak {n} van dichtbij: gestikt vakje met drijver, otterembleem en rits met oranje trekker',
        en='{c} {n} float suit close up: stitched float pocket, otter badge and zip with an orange pull tab',
        de='{c} Schwimmlernanzug {n} im Detail: abgesteppte Tasche, Otter-Abzeichen und Reißverschluss mit orangem Zipper',
        es='Bañador flotador {n} {c} de cerca: bolsillo pespunteado, insignia de nutria y cremallera con tirador naranja',
        fr='Maillot flotteur {n} {c} en gros plan : poche surpiquée, écusson loutre et fermeture éclair à tirette orange',
        sv='{c} flytdräkt {n} i närbild: sydd ficka för flytkudde, uttermärke och dragkedja med orange dragflik'),
}
PANEL = {
    ('dark', 'blue'): dict(nl='een donkerblauwe baan', en='a navy panel', de='ein dunkelblauer Streifen', es='una franja azul marino', fr='une bande bleu marine', sv='ett mörkblått fält'),
    ('dark', 'pink'): dict(nl='een bessenrode baan', en='a berry panel', de='ein beerenroter Streifen', es='una franja frambuesa', fr='une bande framboise', sv='ett bärrött fält'),
    ('main', 'blue'): dict(nl='een lichtere blauwe baan', en='a brighter blue stripe', de='ein hellerer blauer Streifen', es='una franja de azul más claro', fr='une bande d’un bleu plus clair', sv='ett ljusare blått fält'),
    ('main', 'pink'): dict(nl='een lichtere roze baan', en='a brighter pink stripe', de='ein hellerer rosa Streifen', es='una franja de rosa más claro', fr='une bande d’un rose plus clair', sv='ett ljusare rosa fält'),
}
FOCAL = {'front': [.5, .4], 'back': [.5, .4], 'side': [.5, .42], 'detail': [.55, .5]}


def L(nl, en, de, es, fr, sv): return dict(zip(LANGS, (nl, en, de, es, fr, sv)))


OTHER = {
    'products/towel-poncho-front.webp': (L(
        'Blauwgroene badponcho met capuchon, otteroortjes, otterembleem en buidelzak, voorkant',
        'Teal hooded towel poncho with otter ears, otter badge and front pocket, front',
        'Petrolfarbener Badeponcho mit Kapuze, Otterohren, Otter-Abzeichen und Bauchtasche, Vorderseite',
        'Poncho toalla verde azulado con capucha, orejas de nutria, insignia y bolsillo canguro, por delante',
        'Poncho de bain bleu canard à capuche, oreilles de loutre, écusson et poche kangourou, devant',
        'Blågrön badponcho med luva, utteröron, uttermärke och magficka, framsida'), [.5, .4]),
    'products/towel-poncho-back.webp': (L(
        'Blauwgroene badponcho met otteroortjes en de naam Zwotter op de rug',
        'Teal hooded towel poncho with otter ears and the Zwotter name on the back',
        'Petrolfarbener Badeponcho mit Otterohren und dem Schriftzug Zwotter auf dem Rücken',
        'Poncho toalla verde azulado con orejas de nutria y el nombre Zwotter en la espalda',
        'Poncho de bain bleu canard à oreilles de loutre, avec le nom Zwotter dans le dos',
        'Blågrön badponcho med utteröron och namnet Zwotter på ryggen'), [.5, .4]),
    'products/swim-goggles-front.webp': (L(
        'Kinderzwembril met heldere glazen, blauwgroen montuur met otteroortjes en koraalrode band, van voren',
        'Kids’ swim goggles with clear lenses, a teal frame with otter ears and a coral strap, front',
        'Kinderschwimmbrille mit klaren Gläsern, petrolfarbenem Rahmen mit Otterohren und korallrotem Band, von vorn',
        'Gafas de natación infantiles con lentes transparentes, montura verde azulada con orejas de nutria y cinta coral, de frente',
        'Lunettes de natation pour enfant à verres clairs, monture bleu canard à oreilles de loutre et sangle corail, de face',
        'Simglasögon för barn med klara glas, blågrön ram med utteröron och korallrött band, framifrån'), [.5, .5]),
    'products/swim-goggles-side.webp': (L(
        'Kinderzwembril van opzij: zachte rand, gele gesp en koraalrode band',
        'Kids’ swim goggles from the side: soft seal, yellow buckle and coral strap',
        'Kinderschwimmbrille von der Seite: weiche Dichtung, gelbe Schnalle und korallrotes Band',
        'Gafas de natación infantiles de lado: borde suave, hebilla amarilla y cinta coral',
        'Lunettes de natation pour enfant de profil : joint souple, boucle jaune et sangle corail',
        'Simglasögon för barn från sidan: mjuk kant, gult spänne och korallrött band'), [.55, .5]),
    'products/spare-floats-pair.webp': (L(
        'Twee blauwgroene drijvers naast elkaar, elk met een ingedrukte otterkop',
        'Two teal floats side by side, each with an otter head pressed into the foam',
        'Zwei petrolfarbene Schwimmkörper nebeneinander, jeder mit eingeprägtem Otterkopf',
        'Dos flotadores verde azulado, uno junto al otro, con una cabeza de nutria en relieve',
        'Deux flotteurs bleu canard côte à côte, avec une tête de loutre en creux',
        'Två blågröna flytkuddar bredvid varandra, var och en med ett nedtryckt utterhuvud'), [.5, .5]),
    'products/spare-floats-edge.webp': (L(
        'Een drijver leunt op een andere die ligt: zo zie je hoe dik ze zijn',
        'One float leaning on another that lies flat, showing how thick they are',
        'Ein Schwimmkörper lehnt an einem liegenden: so sieht man, wie dick sie sind',
        'Un flotador apoyado en otro tumbado: se ve lo gruesos que son',
        'Un flotteur appuyé sur un autre posé à plat : on voit leur épaisseur',
        'En flytkudde lutar mot en som ligger ner, så syns det hur tjocka de är'), [.5, .45]),
    'scenes/home-hero.webp': (L(
        'Kind in een blauw drijfpak springt blij in het zwembad, tussen een zwaaiende otter en een ouder met open armen',
        'Child in a blue float suit happily in the pool, between a waving otter and a parent with open arms',
        'Kind im blauen Schwimmlernanzug fröhlich im Becken, zwischen einem winkenden Otter und einem Elternteil mit offenen Armen',
        'Niña feliz en la piscina con un bañador flotador azul, entre una nutria que saluda y su madre con los brazos abiertos',
        'Enfant en maillot flotteur bleu, joyeux dans la piscine, entre une loutre qui fait signe et un parent aux bras ouverts',
        'Barn i blå flytdräkt leker glatt i bassängen mellan en vinkande utter och en förälder med öppna armar'), [.5, .5]),
    'scenes/home-hero-wide.webp': (L(
        'Zwembad met een zwaaiende otter, een kind in een blauw drijfpak en een ouder met open armen',
        'Pool with a waving otter, a child in a blue float suit and a parent with open arms',
        'Schwimmbecken mit winkendem Otter, Kind im blauen Schwimmlernanzug und Elternteil mit offenen Armen',
        'Piscina con una nutria que saluda, una niña con bañador flotador azul y su madre con los brazos abiertos',
        'Piscine avec une loutre qui fait signe, une enfant en maillot flotteur bleu et un parent aux bras ouverts',
        'Bassäng med en vinkande utter, ett barn i blå flytdräkt och en förälder med öppna armar'), [.62, .45]),
    'scenes/learning-at-home.webp': (L(
        'Ouder en kind kijken aan de keukentafel naar een zwemles op een tablet, naast een kom water met bellen',
        'Parent and child at the kitchen table with a swimming lesson on a tablet and a bowl of bubbly water',
        'Elternteil und Kind am Küchentisch mit einer Videolektion auf dem Tablet und einer Schüssel mit Blubberblasen',
        'Padre e hijo en la mesa de la cocina con una clase de natación en la tableta y un cuenco de agua con burbujas',
        'Parent et enfant à la table de la cuisine, une leçon de natation sur la tablette et un bol d’eau à bulles',
        'Förälder och barn vid köksbordet med en videolektion på surfplattan och en skål med bubblor'), [.5, .5]),
    'scenes/at-the-pool.webp': (L(
        'Kind in een roze drijfpak zit met een ouder op de badrand en zwaait, een otter groet vanuit het water',
        'Child in a pink float suit sits on the pool edge with a parent and waves; an otter greets them from the water',
        'Kind im rosa Schwimmlernanzug sitzt mit einem Elternteil am Beckenrand und winkt, ein Otter grüßt aus dem Wasser',
        'Niña con bañador flotador rosa sentada con su madre en el borde de la piscina; una nutria saluda desde el agua',
        'Enfant en maillot flotteur rose assise avec un parent au bord du bassin ; une loutre les salue dans l’eau',
        'Barn i rosa flytdräkt sitter vid bassängkanten med en förälder och vinkar, en utter hälsar från vattnet'), [.5, .5]),
    'scenes/size-guide.webp': (L(
        'Ouder meet een kind dat op een weegschaal staat, naast een meetlat met otter',
        'Parent measures a child standing on scales, next to a height chart with an otter',
        'Elternteil misst ein Kind, das auf einer Waage steht, neben einer Messlatte mit Otter',
        'Una madre mide a un niño subido a una báscula, junto a un medidor con una nutria',
        'Un parent mesure un enfant debout sur un pèse-personne, près d’une toise à tête de loutre',
        'Förälder mäter ett barn som står på en våg, bredvid en mätsticka med utter'), [.5, .5]),
    'scenes/shipping-box.webp': (L(
        'Otter zwaait naast een open doos met een blauw drijfpak, voor een huisdeur',
        'Otter waving beside an open box with a blue float suit, in front of a house door',
        'Otter winkt neben einem offenen Paket mit blauem Schwimmlernanzug vor einer Haustür',
        'Nutria que saluda junto a una caja abierta con un bañador flotador azul, delante de la puerta de casa',
        'Loutre qui fait signe à côté d’un colis ouvert contenant un maillot flotteur bleu, devant une porte',
        'Utter vinkar bredvid en öppen låda med en blå flytdräkt framför en ytterdörr'), [.45, .55]),
    'scenes/returns.webp': (L(
        'Otter met een gesloten doos, een retourpijl en een kalender',
        'Otter with a closed box, a return arrow and a calendar',
        'Otter mit geschlossenem Paket, Rücksendepfeil und Kalender',
        'Nutria con una caja cerrada, una flecha de devolución y un calendario',
        'Loutre avec un colis fermé, une flèche de retour et un calendrier',
        'Utter med en stängd låda, en returpil och en kalender'), [.5, .55]),
    'scenes/article-first-swim.webp': (L(
        'Kind in een roze drijfpak zwaait in het zwembad, een ouder houdt haar vast en een otter zwaait terug',
        'Child in a pink float suit waves in the pool while a parent holds on and an otter waves back',
        'Kind im rosa Schwimmlernanzug winkt im Becken, ein Elternteil hält es fest und ein Otter winkt zurück',
        'Niña con bañador flotador rosa saluda en la piscina; su padre la sujeta y una nutria le devuelve el saludo',
        'Enfant en maillot flotteur rose qui fait signe dans la piscine, tenue par un parent ; une loutre lui répond',
        'Barn i rosa flytdräkt vinkar i bassängen medan en förälder håller i och en utter vinkar tillbaka'), [.45, .5]),
    'scenes/level-water-confidence.webp': (L(
        'Kind in een blauw drijfpak giet water over het hoofd, een otter blaast bellen en er hangt een ottermedaille',
        'Child in a blue float suit pours water over their head while an otter blows bubbles, with an otter rosette',
        'Kind im blauen Schwimmlernanzug gießt sich Wasser über den Kopf, ein Otter macht Blubberblasen, dazu eine Otter-Medaille',
        'Niño con bañador flotador azul se echa agua por la cabeza, una nutria hace burbujas y hay una medalla de nutria',
        'Enfant en maillot flotteur bleu qui se verse de l’eau sur la tête, une loutre fait des bulles, médaille à la loutre',
        'Barn i blå flytdräkt häller vatten över huvudet medan en utter blåser bubblor, med en uttermedalj'), [.45, .5]),
    'scenes/level-float-and-glide.webp': (L(
        'Kind in een roze drijfpak drijft als een ster op de rug, van boven gezien; een ouder houdt de handen vlakbij',
        'Child in a pink float suit floating on the back like a star, seen from above, a parent’s hands close by',
        'Kind im rosa Schwimmlernanzug schwebt von oben gesehen wie ein Stern auf dem Rücken, die Hände eines Elternteils ganz nah',
        'Niña con bañador flotador rosa flota boca arriba como una estrella, vista desde arriba, con las manos de un adulto muy cerca',
        'Enfant en maillot flotteur rose qui fait l’étoile sur le dos, vue d’en haut, les mains d’un parent tout près',
        'Barn i rosa flytdräkt flyter som en stjärna på rygg, sett uppifrån, med en förälders händer alldeles intill'), [.5, .5]),
    'scenes/level-legs-and-arms.webp': (L(
        'Kind in een blauw drijfpak trappelt met een plankje naar een ouder toe, een otter kijkt over de rand',
        'Child in a blue float suit kicking along with a board towards a parent while an otter looks over the edge',
        'Kind im blauen Schwimmlernanzug strampelt mit einem Brett auf ein Elternteil zu, ein Otter schaut über den Rand',
        'Niño con bañador flotador azul avanza con una tabla hacia un adulto; una nutria mira desde el bordillo',
        'Enfant en maillot flotteur bleu qui avance avec une planche vers un parent, une loutre regarde depuis le bord',
        'Barn i blå flytdräkt sparkar sig fram med en platta mot en förälder, en utter tittar över kanten'), [.55, .35]),
    'scenes/level-first-strokes.webp': (L(
        'Kind in een roze drijfpak zwemt schoolslag met nog twee drijvers, een ouder loopt op armlengte mee',
        'Child in a pink float suit swimming breaststroke with two floats left, a parent walking along within arm’s reach',
        'Kind im rosa Schwimmlernanzug schwimmt Brust mit den letzten zwei Schwimmkörpern, ein Elternteil geht in Griffweite mit',
        'Niña con bañador flotador rosa nada a braza con los dos últimos flotadores; un adulto camina a un brazo de distancia',
        'Enfant en maillot flotteur rose qui nage la brasse avec deux flotteurs, un parent à portée de bras',
        'Barn i rosa flytdräkt simmar bröstsim med två flytkuddar kvar medan en förälder går bredvid inom en armlängds avstånd'), [.5, .35]),
    'scenes/academy.webp': (L(
        'Otter als zwemleraar met fluitje wijst naar een groot scherm met een videoles, twee kinderen kijken vanuit het water',
        'Otter swimming teacher with a whistle points at a big screen with a video lesson; two children are in the water',
        'Otter als Schwimmlehrer mit Pfeife zeigt auf eine große Leinwand mit Videolektion, zwei Kinder sind im Wasser',
        'Nutria profesora de natación con silbato señala una gran pantalla con una videoclase; dos niños en el agua',
        'Loutre maître-nageur avec un sifflet montrant un grand écran avec une leçon vidéo ; deux enfants dans l’eau',
        'Utter som simlärare med visselpipa pekar på en stor skärm med en videolektion, två barn är i vattnet'), [.45, .45]),
    'scenes/contact-otter.webp': (L(
        'Otter met koptelefoon en envelop, omringd door tekstballonnen',
        'Otter with a headset and an envelope, surrounded by speech bubbles',
        'Otter mit Headset und Briefumschlag, umgeben von Sprechblasen',
        'Nutria con auriculares y un sobre, rodeada de bocadillos de texto',
        'Loutre avec un casque et une enveloppe, entourée de bulles de dialogue',
        'Utter med headset och kuvert, omgiven av pratbubblor'), [.5, .45]),
    'scenes/not-found-otter.svg': (L(
        'Otter zwemt weg in een zwemband en zwaait', 'Otter swimming away in a swim ring, waving', 'Otter schwimmt winkend in einem Schwimmring davon',
        'Nutria que se aleja nadando con un flotador y saluda', 'Loutre qui s’éloigne à la nage dans une bouée en faisant signe', 'Utter simmar iväg i en badring och vinkar'), [.5, .4]),
    'brand/logo.svg': (L(*(['Zwotter'] * 6)), [.5, .5]),
    'brand/logo-light.svg': (L(*(['Zwotter'] * 6)), [.5, .5]),
    'brand/logo-mark.svg': (L('Otterkop van Zwotter', 'Zwotter otter head', 'Otterkopf von Zwotter', 'Cabeza de nutria de Zwotter', 'Tête de loutre Zwotter', 'Zwotters utterhuvud'), [.5, .5]),
    'brand/favicon.svg': (L('Otterkop van Zwotter', 'Zwotter otter head', 'Otterkopf von Zwotter', 'Cabeza de nutria de Zwotter', 'Tête de loutre Zwotter', 'Zwotters utterhuvud'), [.5, .5]),
    'brand/og-default.webp': (L(
        'Zwotter: een otter en een kind in een blauw drijfpak met de armen omhoog in het water',
        'Zwotter: an otter and a child in a blue float suit, arms up in the water',
        'Zwotter: ein Otter und ein Kind im blauen Schwimmlernanzug mit hochgestreckten Armen im Wasser',
        'Zwotter: una nutria y una niña con bañador flotador azul y los brazos en alto en el agua',
        'Zwotter : une loutre et une enfant en maillot flotteur bleu, bras levés dans l’eau',
        'Zwotter: en utter och ett barn i blå flytdräkt med armarna i vädret i vattnet'), [.7, .5]),
}


def size(p):
    if p.endswith('.svg'):
        box = re.search(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"', open(p).read()); return round(float(box[1])), round(float(box[2]))
    return Image.open(p).size


def main():
    out, missing = {}, []
    for m in NAME:
        for c in COLOR:
            for v, texts in VIEW.items():
                panel = PANEL[('main' if m == 'pro' else 'dark', c)]
                t = {}
                for l in LANGS:
                    t[l] = texts[l].format(c=COLOR[c][l], n=NAME[m], k=CUT[m][l], p=panel[l])
                out[f'products/suit-{m}-{c}-{v}.webp'] = (t, FOCAL[v])
    out.update(OTHER)
    res = {}
    for k, (t, foc) in out.items():
        p = os.path.join(IMG, k)
        # A picture still being rendered keeps its text; every product picture has the same size.
        if not os.path.exists(p): missing.append(k)
        w, h = size(p) if os.path.exists(p) else (1200, 1500)
        res[k] = {**t, 'width': w, 'height': h, 'focal': foc}
    json.dump(res, open(os.path.join(IMG, 'alt.json'), 'w'), ensure_ascii=False, indent=2); open(os.path.join(IMG, 'alt.json'), 'a').write('\n')
    have = {os.path.relpath(os.path.join(d, f), IMG) for d, _, fs in os.walk(IMG) for f in fs if f != 'alt.json'}
    print(len(res), 'entries; missing files:', missing, '; files without text:', sorted(have - set(res)))


main()
