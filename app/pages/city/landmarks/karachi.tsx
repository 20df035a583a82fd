import { arch, GROUND } from "#app/pages/city/landmarks/strokes.tsx";

/** Mazar-e-Quaid: the tapering cube and its round dome on a stepped platform, with the fountains' avenue. */
export function KarachiDrawing() {
  return (
    <>
      <path d="M60 210V196H580V210M104 196V184H536V196M148 184V172H492V184" />
      <path d="M284 210l8 -38h56l8 38M288 192h64M286 201h68M290 183h60" />
      <path className="landmark-solid" d="M196 172L216 66H424L444 172Z" />
      <path d="M214 76H426M199 158H441" />
      <path className="landmark-solid" d={arch({ x: 320, base: 172, width: 88, height: 92 })} />
      <path d={arch({ x: 320, base: 172, width: 70, height: 76 })} />
      <path d="M285 132h70M289 146h62M285 158h70M304 172V106M336 172V106M320 172V98" />
      <path d={arch({ x: 243, base: 158, width: 30, height: 66 })} />
      <path d={arch({ x: 397, base: 158, width: 30, height: 66 })} />
      <path className="landmark-solid" d="M232 66V56H408V66" />
      <path className="landmark-solid" d="M238 56C226 -24 290 -26 320 -26S414 -24 402 56Z" />
      <path d="M258 56C252 8 280 -20 300 -25M382 56C388 8 360 -20 340 -25M320 56V-26" />
      <path className="landmark-gold" d="M320 -26v-4" />
      {[84, 132, 508, 556].map((x) => (
        <g key={x}>
          <path d={`M${x} ${x < 110 || x > 530 ? 196 : 184}q-3 -30 1 -52`} />
          <path
            d={`M${x + 1} ${x < 110 || x > 530 ? 144 : 132}q-14 -12 -22 0M${x + 1} ${x < 110 || x > 530 ? 144 : 132}q14 -12 22 0M${x + 1} ${x < 110 || x > 530 ? 144 : 132}q-8 -18 -20 -14M${x + 1} ${x < 110 || x > 530 ? 144 : 132}q8 -18 20 -14M${x + 1} ${x < 110 || x > 530 ? 144 : 132}v-18`}
          />
        </g>
      ))}
      <path d={`M44 ${GROUND}H596`} />
    </>
  );
}
