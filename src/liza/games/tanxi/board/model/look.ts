/** What things look like: one icon for one meaning, inks of an old chart. */

import aceite from 'icon:oil-can';
import agata from 'icon:crystal-ball';
import aiyen from 'icon:big-wave';
import ammo from 'icon:bullets';
import amuleto from 'icon:gem-pendant';
import anillo from 'icon:fire-ring';
import arcoLuna from 'icon:bow-string';
import arcoTejo from 'icon:bow-arrow';
import attack from 'icon:crossed-swords';
import bandido from 'icon:bandit';
import basilisco from 'icon:horned-reptile';
import ballesta from 'icon:crossbow';
import bolsa from 'icon:powder-bag';
import bomba from 'icon:smoke-bomb';
import botasAladas from 'icon:wingfoot';
import botasEscalada from 'icon:steeltoe-boots';
import botasViajero from 'icon:boots';
import bromo from 'icon:lion';
import bruja from 'icon:witch-face';
import bruna from 'icon:anvil-impact';
import cangrejo from 'icon:crab';
import cantimplora from 'icon:water-flask';
import cantinero from 'icon:beer-stein';
import capucha from 'icon:hood';
import casco from 'icon:animal-skull';
import cetro from 'icon:wizard-staff';
import chaleco from 'icon:leather-vest';
import coins from 'icon:two-coins';
import comerciante from 'icon:swap-bag';
import corazaEscamas from 'icon:scale-mail';
import corazaPesada from 'icon:breastplate';
import corona from 'icon:crown';
import cosme from 'icon:feathered-wing';
import cota from 'icon:chain-mail';
import cuchillo from 'icon:bowie-knife';
import cuerno from 'icon:hunting-horn';
import daga from 'icon:dripping-knife';
import darla from 'icon:dice-six-faces-six';
import defence from 'icon:shield';
import dice from 'icon:dice-shield';
import duende from 'icon:goblin-head';
import elixirEnergia from 'icon:fizzing-flask';
import elixirVida from 'icon:health-potion';
import escudoHierro from 'icon:checked-shield';
import escudoMadera from 'icon:round-shield';
import escudoSolar from 'icon:bolt-shield';
import espadaAlba from 'icon:energy-sword';
import espadaCorta from 'icon:broadsword';
import espectro from 'icon:floating-ghost';
import explore from 'icon:magnifying-glass';
import feet from 'icon:leather-boot';
import fire from 'icon:bullseye';
import fog from 'icon:fog';
import frasco from 'icon:poison-bottle';
import garfio from 'icon:hook';
import gaspar from 'icon:trade';
import gem from 'icon:cut-diamond';
import gemCard from 'icon:gems';
import golem from 'icon:rock-golem';
import hacha from 'icon:battle-axe';
import hand from 'icon:hand';
import head from 'icon:light-helm';
import hongo from 'icon:spotted-mushroom';
import honda from 'icon:sling';
import ian from 'icon:snowflake-2';
import isaac from 'icon:crossed-pistols';
import jabali from 'icon:boar';
import karhun from 'icon:smoking-volcano';
import kraken from 'icon:octopus';
import lanza from 'icon:barbed-spear';
import life from 'icon:hearts';
import lobo from 'icon:wolf-head';
import manto from 'icon:cloak';
import mapa from 'icon:treasure-map';
import martillo from 'icon:thor-hammer';
import mascara from 'icon:ceremonial-mask';
import mirta from 'icon:pestle-mortar';
import murcielago from 'icon:bat';
import necklace from 'icon:necklace';
import nublia from 'icon:lightning-storm';
import ofelia from 'icon:hooded-figure';
import ofiria from 'icon:shamrock';
import orbeFuego from 'icon:smoking-orb';
import orbeHielo from 'icon:frozen-orb';
import oso from 'icon:bear-head';
import paula from 'icon:spearfishing';
import pergamino from 'icon:scroll-unfurled';
import petrae from 'icon:rune-stone';
import pistolon from 'icon:pistol-gun';
import planta from 'icon:carnivorous-plant';
import pocionGrande from 'icon:standing-potion';
import pocionPequena from 'icon:round-potion';
import punales from 'icon:thrown-daggers';
import range from 'icon:spyglass';
import reach from 'icon:footprint';
import relic from 'icon:locked-chest';
import relojArena from 'icon:hourglass';
import relojMarea from 'icon:pocket-watch';
import renzo from 'icon:firework-rocket';
import sandalias from 'icon:sandal';
import serpiente from 'icon:snake';
import tadeo from 'icon:oak';
import talisman from 'icon:gem-chain';
import arana from 'icon:hanging-spider';
import tridente from 'icon:trident';
import village from 'icon:huts-village';
import yelmo from 'icon:horned-helm';
import type { Square } from './measure';

/** A bolt that is still one when it is small. */
const energy = 'M300 24L92 288H226L190 488L420 206H276Z';

export const SIGNS = {
  life,
  energy,
  attack,
  defence,
  dice,
  gem,
  coins,
  range,
  ammo,
  explore,
  reach,
  fire,
  fog,
  village,
  relic,
  hand,
} as const;
export const NUMBER_SIGNS: Record<string, string> = { attack, defence, dice, energy, range, coins, life, hands: hand };
export const SLOT_SIGNS: Record<string, string> = { head, chest: chaleco, feet, accessory: necklace, hand };

const CHARACTERS: Record<string, string> = {
  ian_frost: ian, isaac_fleesa: isaac, paula_percebe: paula, darla_olcay: darla, bruna_tizon: bruna,
  cosme_vendaval: cosme, ofelia_umbral: ofelia, tadeo_roble: tadeo, mirta_salitre: mirta, renzo_chispa: renzo,
  agata_nimbo: agata, gaspar_trueque: gaspar,
}; // prettier-ignore
const MONSTERS: Record<string, string> = {
  hongo_mutante: hongo, cangrejo_acorazado: cangrejo, murcielago_de_cueva: murcielago, jabali_de_espinas: jabali,
  serpiente_de_rio: serpiente, lobo_de_niebla: lobo, arana_tejedora: arana, bandido_naufrago: bandido,
  planta_carnivora: planta, golem_musgoso: golem, espectro_del_faro: espectro, oso_de_la_caverna: oso, basilisco,
  kraken_joven: kraken,
}; // prettier-ignore
const PEOPLE: Record<string, string> = {
  aiyen,
  karhun,
  nublia,
  bromo,
  ofiria,
  petrae,
  cantinero,
  bruja,
  duende_minero: duende,
  comerciante,
};
const CARDS: Record<string, string> = {
  cuchillo, ballesta_de_caza: ballesta, cetro_del_bosque: cetro, espada_corta: espadaCorta, hacha_de_abordaje: hacha,
  lanza_de_coral: lanza, arco_de_tejo: arcoTejo, honda, garfio, punales_arrojadizos: punales,
  escudo_de_madera: escudoMadera, escudo_de_hierro: escudoHierro, espada_del_alba: espadaAlba,
  tridente_abisal: tridente, arco_de_la_luna: arcoLuna, pistolon_de_cobre: pistolon, martillo_del_trueno: martillo,
  escudo_solar: escudoSolar, daga_vampirica: daga, mascara_mirona: mascara, casco_de_hueso: casco,
  capucha_del_ladron: capucha, chaleco_de_cuero: chaleco, cota_de_malla: cota, coraza_pesada: corazaPesada,
  botas_del_viajero: botasViajero, botas_de_escalada: botasEscalada, sandalias_de_bruma: sandalias,
  amuleto_guardian: amuleto, anillo_de_furia: anillo, bolsa_de_polvora: bolsa, corona_del_faro: corona,
  yelmo_del_titan: yelmo, coraza_de_escamas: corazaEscamas, manto_espectral: manto, botas_aladas: botasAladas,
  talisman_doble: talisman, reloj_de_marea: relojMarea, cantimplora, orbe_de_fuego: orbeFuego,
  orbe_de_hielo: orbeHielo, pocion_pequena: pocionPequena, pocion_grande: pocionGrande, bomba_de_humo: bomba,
  elixir_de_energia: elixirEnergia, mapa_antiguo: mapa, frasco_de_veneno: frasco, aceite_bendito: aceite,
  elixir_de_vida: elixirVida, cuerno_de_guerra: cuerno, pergamino_del_rayo: pergamino, reloj_de_arena: relojArena,
  gema_de_poder: gemCard,
}; // prettier-ignore
const FAMILIES: Record<string, string> = {
  weapon: attack,
  equipment: defence,
  object: relic,
  gem: gemCard,
  monster: fog,
};

/** The icon of a thing; a pack may bring things that nobody has drawn, which get the one of their family. */
export const icon = (kind: string, key: string | null): string =>
  (key === null ? undefined : (CHARACTERS[key] ?? MONSTERS[key] ?? PEOPLE[key] ?? CARDS[key])) ??
  FAMILIES[kind] ??
  relic;

export const ORB_SIGNS: Record<string, string> = { fire: orbeFuego, ice: orbeHielo };

export interface Ink {
  ink: string;
  deep: string;
  /** A mark of radius 1: colours are never told apart by colour alone. */
  mark: string;
}

export const INKS: Record<string, Ink> = {
  red: { ink: '#c4382c', deep: '#8c1f17', mark: 'M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1Z' },
  blue: { ink: '#2f669c', deep: '#1d446d', mark: 'M-.86 -.86H.86V.86H-.86Z' },
  green: { ink: '#4a8540', deep: '#2c5a25', mark: 'M0 -1.05L1.05 .85H-1.05Z' },
  yellow: { ink: '#c8961a', deep: '#7a5706', mark: 'M0 -1.15L.95 0L0 1.15L-.95 0Z' },
  purple: {
    ink: '#7a4a99',
    deep: '#512d6b',
    mark: 'M0 -1.1L.34 -.36L1.1 -.28L.53 .24L.7 1L0 .6L-.7 1L-.53 .24L-1.1 -.28L-.34 -.36Z',
  },
};
export const PLAIN: Ink = {
  ink: '#7d6a4d',
  deep: '#54452f',
  mark: 'M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1ZM0 -.6A.6 .6 0 1 0 0 .6A.6 .6 0 1 0 0 -.6Z',
};

/** The four decks and their points: a tint and a sign each. */
export const QUADRANTS: Record<string, { ink: string; wash: string }> = {
  nw: { ink: '#9c4a2c', wash: '#d98a5f' },
  ne: { ink: '#2f6d66', wash: '#6fae9f' },
  se: { ink: '#7a5a13', wash: '#d1ab4a' },
  sw: { ink: '#5b3c74', wash: '#a684bd' },
};

const NO_QUADRANT = { ink: '#5a4632', wash: '#b89b66' };

/** The tint of the quadrant in which a square lies. */
export const tintOf = (quadrants: readonly string[], square: Square | undefined): { ink: string; wash: string } =>
  QUADRANTS[quadrants[(square?.numbers['quadrant'] ?? 0) - 1] ?? ''] ?? NO_QUADRANT;

/** The colour of a card's family, as the rulebook prints them: red weapons, brown equipment, green objects. */
export const FAMILY_INKS: Record<string, string> = {
  weapon: '#9c2f24', equipment: '#7a4f28', object: '#3c6b3a', gem: '#7a3f8f', monster: '#3b4a4d',
}; // prettier-ignore
