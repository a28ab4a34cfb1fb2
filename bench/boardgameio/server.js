// The peer: a boardgame.io server with its flat-file storage and a game whose state is about as large as Qíahn's.
const { FlatFile, Origins, Server } = require('boardgame.io/server');

const PIECES = 12;

const game = {
  name: 'peer',
  setup: () => ({
    round: 0,
    pieces: Array.from({ length: PIECES }, (_, id) => ({ id, seat: id % 2, place: 'reserve', marks: [], die: 20 })),
    last: null,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    deploy: ({ G, playerID }, id) => {
      const piece = G.pieces[id % PIECES];
      piece.place = piece.place === 'reserve' ? 'vanguard' : 'reserve';
      G.round += 1;
      G.last = { seat: playerID, id };
    },
  },
};

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [game], db: new FlatFile({ dir }), origins: [Origins.LOCALHOST] });
server.run(Number(port), () => process.stdout.write('ready\n'));
