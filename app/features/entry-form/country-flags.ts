/**
 * The country whose flag stands for a bare calling code: the same countries as in server/accounts/profile/dialing-countries.ts. The two
 * islands without a flag of their own have that of Saint Helena, with which they are one territory.
 */
const OWNERS =
  "1us 7ru 20eg 27za 30gr 31nl 32be 33fr 34es 36hu 39it 40ro 41ch 43at 44gb 45dk 46se 47no 48pl 49de " +
  "51pe 52mx 53cu 54ar 55br 56cl 57co 58ve 60my 61au 62id 63ph 64nz 65sg 66th 81jp 82kr 84vn 86cn 90tr " +
  "91in 92pk 93af 94lk 95mm 98ir 211ss 212eh 213dz 216tn 218ly 220gm 221sn 222mr 223ml 224gn 225ci " +
  "226bf 227ne 228tg 229bj 230mu 231lr 232sl 233gh 234ng 235td 236cf 237cm 238cv 239st 240gq 241ga " +
  "242cg 243cd 244ao 245gw 246io 247sh 248sc 249sd 250rw 251et 252so 253dj 254ke 255tz 256ug 257bi " +
  "258mz 260zm 261mg 262re 263zw 264na 265mw 266ls 267bw 268sz 269km 290sh 291er 297aw 298fo 299gl " +
  "350gi 351pt 352lu 353ie 354is 355al 356mt 357cy 358ax 359bg 370lt 371lv 372ee 373md 374am 375by " +
  "376ad 377mc 378sm 380ua 381rs 382me 383xk 385hr 386si 387ba 389mk 420cz 421sk 423li 500fk 501bz " +
  "502gt 503sv 504hn 505ni 506cr 507pa 508pm 509ht 590bl 591bo 592gy 593ec 594gf 595py 596mq 597sr " +
  "598uy 599bq 670tl 672nf 673bn 674nr 675pg 676to 677sb 678vu 679fj 680pw 681wf 682ck 683nu 685ws " +
  "686ki 687nc 688tv 689pf 690tk 691fm 692mh 850kp 852hk 853mo 855kh 856la 880bd 886tw 960mv 961lb " +
  "962jo 963sy 964iq 965kw 966sa 967ye 968om 970ps 971ae 972il 973bh 974qa 975bt 976mn 977np 992tj " +
  "993tm 994az 995ge 996kg 998uz";

const OTHERS: Readonly<Record<string, string>> = { TA: "sh" };

const owners = new Map(OWNERS.split(" ").map((one) => [one.slice(0, -2), one.slice(-2)]));

/** Where the flag is that belongs to a value of the country picker: `98` or `1-CA` (server/http/files/static-files.ts). */
export function flagOf(value: string): string {
  const [code = "", country] = value.split("-", 2);
  const letters = country ? (OTHERS[country] ?? country.toLowerCase()) : owners.get(code);
  return `/flags/${letters ?? "xx"}.svg`;
}
