const places = [
  { name: "Your clinic", place: "Dentist, Gulberg III", hours: "Open until 9 pm" },
  { name: "Sehat Dental", place: "Dentist, Model Town", hours: "Closed today" },
  { name: "Smile Point", place: "Dentist, Garden Town", hours: "No hours listed" },
];

/** Three results on a map: the first one says when it is open. The businesses are invented. */
export function LocalPack() {
  return (
    <div className="local-pack card">
      <svg viewBox="0 0 176 190" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <g className="p-line">
          <path strokeWidth="7" d="M-10 60L190 20M-10 150L190 108M40-10L70 200M120-10L150 200" />
          <path strokeWidth="3" d="M-10 105L190 66M85-10L112 200M-10 18L40 8M0 190L60 120" />
        </g>
        <path
          className="p-line p-good"
          strokeOpacity="0.25"
          strokeWidth="9"
          d="M-10 178C50 150 90 176 190 138"
        />
        <g className="p-quiet">
          <circle cx="142" cy="78" r="7" />
          <circle cx="122" cy="112" r="7" />
        </g>
        <g className="p-mark">
          <path d="M96 86c0 14-15 29-15 29S66 100 66 86a15 15 0 0 1 30 0z" />
          <circle className="p-on" cx="81" cy="86" r="5" />
        </g>
      </svg>
      <ol className="small">
        {places.map(({ name, place, hours }, index) => (
          <li key={name}>
            <b aria-hidden>{index + 1}</b>
            <span>
              <b>{name}</b>
              <br />
              <span className="mini soft">{place}</span>
            </span>
            <span className="mini soft">{hours}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
