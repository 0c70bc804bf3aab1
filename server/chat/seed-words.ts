/**
 * Insults and slurs that a room is better without, in the six languages, as a house begins with them. Operators add
 * and take away (`chat forbid`, `chat allow`). A star stands for any ending.
 */
export const FIRST_WORDS: readonly string[] = [
  ["جنده*", "کونی", "کیرم", "کسکش*", "کس کش*", "کس ننت*", "مادرجنده*", "حرامزاده*", "حرومزاده*", "بی ناموس*"],
  [
    "fuck*",
    "motherfuck*",
    "cunt*",
    "nigger*",
    "nigga*",
    "faggot*",
    "whore*",
    "bitch*",
    "kys",
    "kill yourself",
  ],
  ["操你妈", "傻逼", "傻屄", "肏你", "贱人", "婊子"],
  ["bangsat", "kontol", "memek", "ngentot*", "anjing lu", "babi lu"],
  ["เหี้ย", "ควย", "ไอ้สัตว์", "เย็ดแม่", "กะหรี่"],
  ["địt*", "đụ má", "lồn", "con đĩ", "thằng chó"],
].flat();
