const copy = {
  label: '安装位置计算',
  model: '型号',
  option: (name: string, degrees: number) => `${name}，水平${degrees}°`,
  height: '镜头离地',
  tilt: '镜头向下的角度',
  pan: '云台转动范围',
  kinds: {identify: '看清五官', recognise: '认得出熟人', detect: '看得到有人'},
  blind: '正下方看不到',
  upTo: (meters: string) => `${meters}\u00a0m以内`,
  never: '画面里没有',
  /** 地面刻度，一行一个单位。 */
  mark: (meters: number) => [`${meters}\u00a0m`],
  sum: (name: string, horizontal: number, vertical: number) =>
    `${name}：水平${horizontal}°，垂直约${vertical}°。按每米250、125、25个像素划线，白天、镜头干净时成立。`,
  horizon: '画面上沿已经越过水平线，远处会拍到天或对面的灯，逆光时人会发黑。请把角度再压低一些。',
  turning: (range: number) => `云台转${range}°，剩下的一小段转不到正中，只能在画面边上看到。安装时让这一段对着墙。`,
  side: '从侧面看：橙色看清五官，蓝色认得出熟人，浅蓝看得到有人。',
  sideAlt: (near: string, far: string) => `侧面图：从${near}\u00a0m到${far}\u00a0m的地面在画面里`,
  top: (sweep: number) => `从上面看：一圈里能看到${sweep}°，中间虚线圈是正下方的盲区。`,
  topAlt: (sweep: number) => `俯视图：扇形${sweep}°`,
};

export default copy;
