const listed = (syllables: string) => syllables.replace(/\s/gu, '');

/**
 * The Korean syllables of the first page and of the demo's tools, and the most frequent others, which `scripts/subset-fonts.ts` puts into the
 * text font.
 */
export const firstSyllables = listed(`
  가간개거검게결계고과관광구권규그기길까께나날남내너네높뉴는늘니님다단달담당대더데도동되된두뒤드들듭등디라람래러럼레력로록
  료룹류를리립마만매머메멤면명모목몸못무문미바반받방버번벨별보복본부불뷰브비사삭산상색생서석선설섯성세소수스습시신실심십쓸
  아안않알앙앞약어업없었에여역연영예오올와요용운웃원월위유으은을음의이인일입있자작장저적전점정제조주중지직진집짜찾처체초최
  출취침크큰택터테토통트팅판팔패페포표필핏하한할함합해했헬호홍화확환회효흡
`);

/** The other syllables of the pages' texts and of the demo's reviews, in one font that is loaded once a page has one of them. */
export const laterSyllables = listed(`
  감갑강같객건걸겁것겠겨격겹겼경골곳공괜교국균근글금급긴김깁깨꼼꾸꿀꿇꿈뀌끄끊끗끝낀난납났낸냅냈넉널넓넣넷녁년노누눈눌능늦닌닐닙닝
  닫답덕던덤독돌됐될됨됩둘둠뒷든듬딩따때또뜨띄락란량런려련렬렴령루률르른름릅릎릭린릴림릿링막많말망맞맡맨맵먼며몰물므민밀및박밖발배
  백밴벌범법벗벤변볼봅봐북분붉블빌빠빼뻗살새샤섞센셔션셨속손송쇄순숨숫쉬쉽승식싱쌓쓰씀씩악았액앱야양억언얼엇열였온옵완외우울움웁워
  웠웹육윤응임잊잔잠잡재쟁절접져졌족존종좋좌준줄즐증짐째쪽쯤찍차찮참창책천철첫청쳤총추충춰츠측치친칩카캘컨켜코쿠쿼클큼키킬타탄탈태
  탭톡퇴툼튜특틈파퍼편펼평폰품프픈피핍항행향허헌험혀현혔형혼홈활횟후휴흔히힘힣
`);

/** The Latin letters, digits and punctuation in the font of the first page. */
export const subsetLatin = `${Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('')}©·×–—‘’“”…`;
