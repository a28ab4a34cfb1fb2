/** The emblem of every card of the base pack; a card of another pack falls back on the icon of its kind. */

import lorica from 'icon:abdominal-armor';
import acido from 'icon:acid-blob';
import grebasDeRunas from 'icon:armor-cuisses';
import zapatosDePunta from 'icon:ballerina-shoes';
import petoDeBarril from 'icon:barrel';
import hachazo from 'icon:battered-axe';
import arnesDeArmas from 'icon:belt-armor';
import espolon from 'icon:bird-claw';
import sedDeSangre from 'icon:blood';
import trabuco from 'icon:blunderbuss';
import rodela from 'icon:bordered-shield';
import resortes from 'icon:bouncing-spring';
import guanteDeBoxeo from 'icon:boxing-glove';
import brazalDeRunas from 'icon:bracer';
import brazalDeCuero from 'icon:bracers';
import corazaDePlacas from 'icon:breastplate';
import flecha from 'icon:broadhead-arrow';
import campoAntimagia from 'icon:cancel';
import brazoGrua from 'icon:cargo-crane';
import caldera from 'icon:cauldron';
import galea from 'icon:centurion-helmet';
import cotaDeMalla from 'icon:chain-mail';
import embestida from 'icon:charging-bull';
import garra from 'icon:claws';
import manto from 'icon:cloak';
import cuboDeCocina from 'icon:cooking-pot';
import virote from 'icon:crossbow';
import maldicion from 'icon:cursed-star';
import dardoCertero from 'icon:dart';
import terremoto from 'icon:earth-crack';
import yelmoDeRunas from 'icon:elf-helmet';
import balde from 'icon:empty-metal-bucket';
import guanteDeSombra from 'icon:evil-hand';
import bolaDeFuego from 'icon:fireball';
import redLastrada from 'icon:fishing-net';
import lluviaDeFlores from 'icon:flowers';
import nieblaEspesa from 'icon:fog';
import pataDeDragon from 'icon:frog-foot';
import manica from 'icon:gauntlet';
import guanteleteDeRunas from 'icon:glowing-hands';
import grebasDeLaLegion from 'icon:greaves';
import patadaGiratoria from 'icon:high-kick';
import capucha from 'icon:hood';
import yelmoDeDragon from 'icon:horned-helm';
import congelar from 'icon:ice-cube';
import treguaDelEmperador from 'icon:imperial-crown';
import mascaraDeHierro from 'icon:iron-mask';
import gorroDeBufon from 'icon:jester-hat';
import rodilleras from 'icon:knee-pad';
import coronaDelCampeon from 'icon:laurel-crown';
import botasDeCuero from 'icon:leather-boot';
import chalecoDeCuero from 'icon:leather-vest';
import grebasDeHierro from 'icon:leg-armor';
import capacete from 'icon:light-helm';
import rayo from 'icon:lightning-storm';
import mercadoNegro from 'icon:locked-chest';
import tormentaArcana from 'icon:magic-swirl';
import telequinesis from 'icon:magnet-blast';
import punoDeHierro from 'icon:mailed-fist';
import drenar from 'icon:marrow-drain';
import cascoDeMinero from 'icon:mining-helmet';
import armeriaCerrada from 'icon:padlock';
import jubon from 'icon:pirate-coat';
import ballestaDeMuneca from 'icon:pocket-bow';
import nubeCorrosiva from 'icon:poison-cloud';
import punetazo from 'icon:punch';
import manoplaDeCascabeles from 'icon:ringing-bell';
import tunicaEncantada from 'icon:robe';
import piernaPiston from 'icon:robot-leg';
import rock from 'icon:rock';
import escudoDeLaLegion from 'icon:roman-shield';
import flower from 'icon:rose';
import tapaDeBote from 'icon:round-shield';
import corazaDeRunas from 'icon:rune-stone';
import sandalias from 'icon:sandal';
import escamas from 'icon:scale-mail';
import cetro from 'icon:skull-staff';
import honda from 'icon:sling';
import chispa from 'icon:sparkles';
import arenaMojada from 'icon:splash';
import dobleFlecha from 'icon:split-arrows';
import solAbrasador from 'icon:sun';
import botasSigilosas from 'icon:tabi-boot';
import martillazo from 'icon:thor-hammer';
import jabalina from 'icon:thrown-spear';
import thumb from 'icon:thumb-up';
import tomato from 'icon:tomato';
import mandoble from 'icon:two-handed-sword';
import yelmoCerrado from 'icon:visored-helm';
import grebasDeSombra from 'icon:winged-leg';
import botasDeRunas from 'icon:wingfoot';
import garraMayor from 'icon:wolverine-claws';
import zancos from 'icon:wood-beam';
import garrotazo from 'icon:wood-club';
import pataDePalo from 'icon:wooden-pegleg';
import mundoAlReves from 'icon:world';
import demoledor from 'icon:wrecking-ball';

export const EMBLEMS: Record<string, string> = {
  galea,
  yelmo_de_dragon: yelmoDeDragon,
  yelmo_cerrado: yelmoCerrado,
  lorica,
  escamas,
  coraza_de_placas: corazaDePlacas,
  manica,
  escudo_de_la_legion: escudoDeLaLegion,
  garra,
  garra_mayor: garraMayor,
  puno_de_hierro: punoDeHierro,
  grebas_de_la_legion: grebasDeLaLegion,
  sandalias,
  pata_de_dragon: pataDeDragon,
  espolon,
  grebas_de_hierro: grebasDeHierro,
  yelmo_de_runas: yelmoDeRunas,
  capucha,
  capacete,
  coraza_de_runas: corazaDeRunas,
  manto,
  tunica_encantada: tunicaEncantada,
  guantelete_de_runas: guanteleteDeRunas,
  brazal_de_runas: brazalDeRunas,
  ballesta_de_muneca: ballestaDeMuneca,
  guante_de_sombra: guanteDeSombra,
  brazal_de_cuero: brazalDeCuero,
  grebas_de_runas: grebasDeRunas,
  botas_de_runas: botasDeRunas,
  botas_sigilosas: botasSigilosas,
  grebas_de_sombra: grebasDeSombra,
  botas_de_cuero: botasDeCuero,
  balde,
  cubo_de_cocina: cuboDeCocina,
  gorro_de_bufon: gorroDeBufon,
  caldera,
  jubon,
  peto_de_barril: petoDeBarril,
  brazo_grua: brazoGrua,
  tapa_de_bote: tapaDeBote,
  cetro,
  manopla_de_cascabeles: manoplaDeCascabeles,
  guante_de_boxeo: guanteDeBoxeo,
  pierna_piston: piernaPiston,
  resortes,
  zapatos_de_punta: zapatosDePunta,
  zancos,
  pata_de_palo: pataDePalo,
  casco_de_minero: cascoDeMinero,
  corona_del_campeon: coronaDelCampeon,
  mascara_de_hierro: mascaraDeHierro,
  cota_de_malla: cotaDeMalla,
  chaleco_de_cuero: chalecoDeCuero,
  arnes_de_armas: arnesDeArmas,
  rodela,
  rodilleras,
  punetazo,
  garrotazo,
  mandoble,
  martillazo,
  hachazo,
  embestida,
  patada_giratoria: patadaGiratoria,
  demoledor,
  honda,
  flecha,
  dardo_certero: dardoCertero,
  virote,
  jabalina,
  trabuco,
  doble_flecha: dobleFlecha,
  red_lastrada: redLastrada,
  chispa,
  bola_de_fuego: bolaDeFuego,
  rayo,
  congelar,
  acido,
  drenar,
  maldicion,
  telequinesis,
  terremoto,
  nube_corrosiva: nubeCorrosiva,
  niebla_espesa: nieblaEspesa,
  tormenta_arcana: tormentaArcana,
  arena_mojada: arenaMojada,
  sol_abrasador: solAbrasador,
  tregua_del_emperador: treguaDelEmperador,
  mercado_negro: mercadoNegro,
  sed_de_sangre: sedDeSangre,
  armeria_cerrada: armeriaCerrada,
  lluvia_de_flores: lluviaDeFlores,
  campo_antimagia: campoAntimagia,
  mundo_al_reves: mundoAlReves,
  rock,
  tomato,
  flower,
  thumb,
};
