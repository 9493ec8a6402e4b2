/** The Korean syllables that `pnpm fonts` puts into the text font of the first page. */
export const subsetSyllables = `
  가간개거검게결계고골과관광구권그기길까나날남내너널네넷높뉴는늘니님다단달담당대더데도동되된두뒤드들듭등디라람래러럼레
  력로록료룹류를리립마만많매머먹메멤면명모목몸못무문미밀바반받버번벨별보복본부불붉뷰브비뻗사삭산색생서석선섯설성세소수
  스습시실심십쓸아않알앙앞약어업없었에여역연영예오올와요용운웃원월위유으은을음의이인일입있자작장저전점정제조주줍중지
  직진집짜찾처체초최출취큰택터테토트판팔패페포필하한할함합해했헬호화확환회효흡
`.replace(/\s/gu, '');

/** The Latin letters, digits and punctuation in that font. */
export const subsetLatin = `${Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('')}©·×–—‘’“”…`;
