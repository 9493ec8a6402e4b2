const listed = (syllables: string) => syllables.replace(/\s/gu, '');

/**
 * The Korean syllables of the first page and of the demo's tools, and the most frequent others, which `pnpm fonts` puts into the
 * text font.
 */
export const firstSyllables = listed(`
  가간개거검게결계고과관광구권그기길까나날남내너널네넷높뉴는늘니님다단달담당대더데도동되된두뒤드들듭등디라람래러럼레력로록
  료룹류를리립마만매머메멤면명모목몸못무문미밀바반받버번벨별보복본부불붉뷰브비뻗사삭산색생서석선설섯성세소수스습시실심십쓸
  아않알앙앞약어업없었에여역연영예오올와요용운웃원월위유으은을음의이인일입있자작장저전점정제조주중지직진집짜찾처체초최출취
  큰택터테토트판팔패페포필하한할함합해했헬호화확환회효흡
`);

/** The other syllables of the pages' texts, in one font that is loaded once a page has one of them. */
export const laterSyllables = listed(`
  감갑강같객건걸겁겠격겹겼경공교국균근글금급긴깁깨께꼼꾸꿀꿇꿈뀌끄끊끝낀난납났낸넓년노누눌능늦닙닝닫답던덤독돌될됨됩둠뒷든
  듬딩따때또락란량려렬렴령루르른름릎릭린릴림릿링막말맞맡맨맵먼며물므민및박발방배백밴벌범벗벤변볼봅분빌빠살상새섞센셔션셨속
  손쇄순숨숫승식신싱쌓쓰안았액앱야양억언얼열온옵완외우울움웁워육윤응임잔잠잡재적절접져존종좋좌준줄즐증짐째쪽찍차참창천철첫
  청쳤총추충춰츠치친침칩카캘켜코쿼크클큼키킬타탄태탭톡통튜특틈팅파퍼편평폰표프픈피핍항행향허헌혀현혔형홈활횟후휴히힘힣
`);

/** The Latin letters, digits and punctuation in the font of the first page. */
export const subsetLatin = `${Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('')}©·×–—‘’“”…`;
