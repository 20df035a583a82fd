import { GROUND } from "#app/pages/city/landmarks/strokes.tsx";

/** The Chiltan range above the valley, and an old juniper of Ziarat before it. */
export function QuettaDrawing() {
  return (
    <>
      <path
        className="landmark-solid"
        d="M44 150L92 110L128 128L176 52L206 76L252 8L292 58L318 36L366 96L404 72L460 126L506 104L596 158V210H44Z"
      />
      <path d="M252 8L246 44L262 62L254 92M176 52L170 84L184 104M318 36L316 66L330 84M92 110L94 134L108 146M404 72L402 98L418 116M506 104L508 128" />
      <path className="landmark-gold" d="M236 30L246 44L258 30L266 36M168 66L174 74L186 60" />
      <path d="M214 104L232 120L228 142M284 88L296 108L290 128M352 110L366 128M140 136L154 150M456 142L474 154" />
      <path className="landmark-solid" d="M44 176q60 -22 124 -10t120 -6 132 4 176 2V210H44Z" />
      <path d="M64 190h40M82 198h52M150 188h34M206 196h46M276 186h36M318 198h40" />
      <path
        className="landmark-solid"
        d="M200 186v-12h28v12ZM236 188v-18h20v18M262 188v-12h26v12"
      />
      <path d="M206 174v-6h16v6M240 170l6 -6 6 6M268 182h6M280 182h4" />
      {/* the juniper */}
      <path
        className="landmark-solid"
        d="M448 210C452 186 438 172 446 148C450 134 440 126 444 110L454 112C452 126 462 132 458 148C468 140 474 132 484 128L488 134C476 140 468 150 464 162C460 176 470 190 476 210Z"
      />
      <path d="M452 206C456 186 448 172 454 152M464 206C460 190 458 178 462 166" />
      <path
        className="landmark-solid"
        d="M402 118C388 116 386 98 400 96C396 80 416 70 426 80C428 62 452 56 460 70C470 58 492 66 490 82C506 80 514 98 502 106C512 118 498 132 486 126C478 138 458 134 456 124C446 132 430 130 428 120C420 128 406 128 402 118Z"
      />
      <path d="M414 102q8 -8 16 0M440 88q8 -10 18 0M470 96q8 -8 16 0M430 114q8 -8 16 -2M460 112q10 -8 18 0" />
      <path
        className="landmark-solid"
        d="M482 146C476 136 488 124 500 130C508 120 526 126 524 138C534 142 530 156 518 154C510 162 494 160 494 152C488 154 484 152 482 146Z"
      />
      <path d="M496 142q8 -6 14 0M478 136l10 2" />
      <path d={`M44 ${GROUND}H596`} />
    </>
  );
}
