/** The emblem of every card of the pack; a card without one has that of its kind. */

import antorcha from 'icon:torch';
import amuleto from 'icon:clover';
import arco from 'icon:high-shot';
import axe from 'icon:battle-axe';
import banner from 'icon:knight-banner';
import beer from 'icon:beer-stein';
import caravan from 'icon:old-wagon';
import clash from 'icon:sword-clash';
import club from 'icon:wood-club';
import coinflip from 'icon:coinflip';
import coins from 'icon:coins-pile';
import comet from 'icon:comet-spark';
import cup from 'icon:rolling-dice-cup';
import dagger from 'icon:plain-dagger';
import dices from 'icon:rolling-dices';
import dreams from 'icon:dream-catcher';
import fog from 'icon:fog';
import fountain from 'icon:fountain';
import friendly from 'icon:shaking-hands';
import give from 'icon:receive-money';
import goblin from 'icon:goblin';
import goblinCook from 'icon:cauldron';
import goblinFlask from 'icon:bubbling-flask';
import goblinImp from 'icon:imp-laugh';
import goblinKing from 'icon:imperial-crown';
import golemClay from 'icon:golem-head';
import golemCrystal from 'icon:crystal-growth';
import golemMirror from 'icon:shinto-shrine-mirror';
import golemIron from 'icon:metal-golem-head';
import golemRune from 'icon:rune-stone';
import ogreShaman from 'icon:tribal-mask';
import hooded from 'icon:hooded-figure';
import joker from 'icon:card-joker';
import knapsack from 'icon:knapsack';
import candle from 'icon:candle-light';
import lance from 'icon:barbed-spear';
import magicMoon from 'icon:moon-claws';
import mail from 'icon:chain-mail';
import mirror from 'icon:mirror-mirror';
import moonOrbit from 'icon:moon-orbit';
import night from 'icon:night-sleep';
import ogreBrute from 'icon:brute';
import ogreFeast from 'icon:gluttonous-smile';
import ogreOrc from 'icon:orc-head';
import pay from 'icon:pay-money';
import peddler from 'icon:backpack';
import pendant from 'icon:gem-pendant';
import pennants from 'icon:party-flags';
import robber from 'icon:robber';
import rumours from 'icon:conversation';
import shadows from 'icon:two-shadows';
import shield from 'icon:round-shield';
import sling from 'icon:slingshot';
import smith from 'icon:anvil';
import spyglass from 'icon:spyglass';
import spy from 'icon:magnifying-glass';
import sunbeams from 'icon:sunbeams';
import sword from 'icon:two-handed-sword';
import swordlet from 'icon:gladius';
import teacher from 'icon:wizard-face';
import terror from 'icon:terror';
import tome from 'icon:secret-book';
import towerFeast from 'icon:tower-flag';
import toll from 'icon:take-my-money';
import trap from 'icon:wolf-trap';
import traveller from 'icon:walking-boot';
import treasure from 'icon:open-treasure-chest';
import troll from 'icon:troll';
import trumpet from 'icon:trumpet-flag';
import whip from 'icon:whip';
import wheel from 'icon:stone-wheel';
import wind from 'icon:wind-slap';
import wyvern from 'icon:wyvern';
import dragonDouble from 'icon:double-dragon';
import dragonSea from 'icon:sea-dragon';
import dragonSmoke from 'icon:dragon-breath';
import dragonSpikes from 'icon:spiked-dragon-head';

export const EMBLEMS: Record<string, string> = {
  escudito: shield, espadita: swordlet, tirachinas: sling, amuleto_de_la_suerte: amuleto, moneda_trucada: coinflip,
  mazo: club, daga_venenosa: dagger, antorcha, catalejo: spyglass, latigo: whip, comodin: joker, afilador: wheel,
  arco_largo: arco, hacha_de_verdugo: axe, cota_de_piedra: mail, espejo_gemelo: mirror, estandarte: banner,
  dados_cargados: dices, lanza_dragontina: lance, tomo_prohibido: tome, mandoble_real: sword,

  duende_ratero: goblin, duende_saltarin: goblinImp, duende_cocinero: goblinCook, duende_alquimista: goblinFlask,
  rey_duende: goblinKing, ogro_gloton: ogreFeast, ogro_chaman: ogreShaman, troll, ogro_bicefalo: ogreBrute, ogro_herrero: ogreOrc,
  golem_de_barro: golemClay, golem_de_cristal: golemCrystal, golem_runico: golemRune, golem_de_hierro: golemIron,
  golem_espejo: golemMirror,
  dragon_joven: wyvern, dragon_de_humo: dragonSmoke, dragon_de_hielo: dragonSea, dragon_avaro: dragonDouble,
  dragon_ancestral: dragonSpikes,

  feria_ambulante: pennants, caravana: caravan, bando_del_alcalde: trumpet, bruma_espesa: fog, sol_radiante: sunbeams,
  impuestos: toll, limosna: give, viento_magico: wind, fiesta_de_la_torre: towerFeast, luna_llena: moonOrbit,
  turno_doble: smith, insomnio: candle, estrella_fugaz: comet, ladrones: robber, mercado_negro: shadows,

  bolsa_olvidada: knapsack, peaje: pay, buhonero: peddler, herrero_agradecido: smith, hallazgo: treasure,
  fuente_arcana: fountain, desafio_publico: clash, apuesta: cup, ratero: robber, maestro_errante: teacher,
  trampa: trap, rumores: rumours, buena_obra: friendly, viajera: traveller, lluvia_de_monedas: coins, taberna: beer,
  pesadilla: terror, duelo_a_medianoche: clash, sueno_profundo: dreams, contrabandista: hooded, emboscada: shadows,
  luna_arcana: magicMoon, baratijas: pendant, espia: spy, juego_de_dados: dices, noche_serena: night,
}; // prettier-ignore
