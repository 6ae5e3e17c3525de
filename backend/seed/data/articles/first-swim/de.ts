import type { SeedArticle } from '../../../types';
import { articleSlugs, paths } from '../../paths';

export const firstSwimDe: SeedArticle['text']['de'] = {
  title: 'Zum ersten Mal im Schwimmlernanzug ins Schwimmbad: die Checkliste',
  slug: articleSlugs.firstSwim.de,
  summary:
    'Was kommt in die Tasche, was ist vorher zu prüfen, und was macht ihr in der ersten halben Stunde im Wasser? Mit dieser Liste startet ihr entspannt.',
  body: `Die Tasche ist gepackt, der neue Anzug liegt obenauf, und dein Kind fragt zum fünften Mal, wann es endlich losgeht. Das erste Mal im Schwimmlernanzug ist für euch beide aufregend. Mit ein wenig Vorbereitung wird es vor allem schön.

## Zu Hause: in Ruhe anprobieren

Eine volle Umkleide ist kein guter Ort zum Anprobieren. Probiert den Anzug zu Hause im Trockenen über Unterwäsche an, lasst die Etiketten dran, bis ihr wisst, dass er passt, und geht zusammen diese Punkte durch:

- Passt das Gewicht noch zur Größe? Wiege dein Kind und sieh in der [Größentabelle](${paths.de.sizeGuide}) nach.
- Stecken alle acht Schwimmkörper in ihren Taschen, und sind die Taschen zu?
- Lässt sich der Reißverschluss ganz schließen? Und rutscht der Anzug höchstens ein paar Zentimeter und nicht über das Kinn, wenn du ihn an den Schultern hochziehst?
- Ist alles heil: keine Risse, keine offenen Nähte?

Danach darf dein Kind eine Viertelstunde damit durch die Wohnung laufen. Was man aus dem Wohnzimmer kennt, ist im Wasser nicht mehr fremd.

## In die Tasche

1. Schwimmlernanzug mit allen Schwimmkörpern
2. Zwei Handtücher oder ein Badeponcho
3. Schwimmwindel, falls noch nötig
4. Etwas zu trinken und ein Brot für danach
5. Trockene Kleidung und eine Mütze für den Heimweg
6. Sonnencreme, wenn ihr draußen badet

Solange dein Kind im Wasser ist, bleibt das Handy in der Tasche. Das klingt streng, doch wer auf einen Bildschirm schaut, sieht sein Kind nicht. Ertrinken geht schnell und geschieht leise. Das Erinnerungsfoto könnt ihr nach dem Baden machen.

## Einen ruhigen Moment wählen

Geh früh am Tag oder frag im Bad, wann wenig los ist. Nimm das flache Becken, in dem dein Kind stehen kann. Warmes Wasser hilft: Wer friert, spannt alle Muskeln an und hat keine Freude. Plane zwanzig bis dreißig Minuten im Wasser ein; zehn davon genügen zum Üben. Aufhören, solange es noch Spaß macht, ist die beste Werbung fürs nächste Mal.

## Die erste halbe Stunde

**In den ersten fünf Minuten** sitzt ihr auf der Treppe oder am Beckenrand. Füße nass, Hände nass und ein Schwapp auf den Bauch, mehr muss noch nicht sein.

**Danach** geht ihr zusammen hinein. Halte dein Kind unter den Achseln, das Gesicht zu dir. So sieht es dich lächeln, und du spürst sofort, ob es angespannt ist. Geh in die Knie, damit ihr auf Augenhöhe seid.

**Spürt gemeinsam, was der Anzug macht.** Dein Kind merkt, dass es leichter wird. Lass erst los, wenn es sich selbst von dir löst, und dann nur zwei Sekunden, die Hände bleiben darunter. Klappt es, zählt ihr beim nächsten Mal bis vier.

**Spielen ist Üben.** Blubberblasen machen, ein Spielzeug holen, Otter spielen: Dein Kind döst auf dem Rücken, deine Hände sind darunter. Wer spielt, vergisst die Angst leichter.

**Heute bleiben alle Schwimmkörper drin**, auch wenn es auf Anhieb gut läuft. Die ersten zwei, je einer aus Brust- und Rückenteil, kommen erst heraus, wenn dein Kind bei drei Schwimmbadbesuchen hintereinander entspannt und ohne Hilfe im Wasser liegt.

## Am wichtigsten bist du

Ein Schwimmlernanzug hilft deinem Kind, sich treiben zu lassen und die richtige Lage zu finden. Er ist keine Rettungsweste und schützt nicht vor Ertrinken. Deshalb gilt jedes Mal, auch beim zwanzigsten:

- Du bist selbst im Wasser und bleibst in Griffweite.
- Du achtest auf eines: dein Kind. Kein Plausch, kein Buch, kein Handy.
- Musst du kurz raus, kommt dein Kind mit.
- Der Anzug ist für das Schwimmbad oder für ruhiges, flaches, klares und bewachtes Wasser gedacht, nicht für Boot und Wellen.

## Und wenn es nicht klappt?

Manchmal will ein Kind nach zwei Minuten wieder hinaus. Das ist völlig in Ordnung. Bleibt noch ein bisschen am Rand sitzen, planscht und geht dann nach Hause. Sprecht über das, was gelungen ist, zum Beispiel: „Du warst im Wasser!“ Nächste Woche kommt der nächste kleine Schritt.

Du möchtest wissen, was ihr danach üben könnt? Die Lektionen der [Wassergewöhnung](${paths.de.waterConfidence}) bringen euch Schritt für Schritt weiter. Viel Freude zusammen – und hinterher ein großes Handtuch.`,
  seo: {
    title: 'Das erste Mal im Schwimmlernanzug: Checkliste',
    description:
      'Checkliste für das erste Mal im Schwimmlernanzug: Anprobe, Tasche packen, die erste halbe Stunde im Wasser und die Regeln der Aufsicht.',
  },
};
