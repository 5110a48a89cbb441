// A game of boardgame.io: moves are checked a little, the state lives in memory, everybody gets it whole. Argument: port
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const game = {
  name: "g",
  setup: () => ({ board: Array(64).fill(0), scores: [0, 0, 0, 0], last: "", log: Array(5).fill("x".repeat(40)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mv: ({ G, playerID }, move) => {
      if (!Number.isInteger(move.x) || move.x < 0 || move.x > 63 || !Array.isArray(move.cards)) return INVALID_MOVE;
      G.board[move.x] = Number(playerID) + 1;
      G.scores[Number(playerID)]++;
      G.last = move.cards[0];
      G.log.push(move.note.slice(0, 40));
      G.log.shift();
    },
  },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
